import * as z from 'zod/mini'
import { json } from '#server/world/games/answer.ts'
import { isEmHash } from '#server/world/games/em.hash.ts'
import { emLaunchCall } from '#server/world/games/em.launch.ts'
import { jsonOf } from '#server/world/games/wire.ts'
import { fields, type LaunchDesk } from './desk.ts'

const { id, language, address } = fields
const asked = z.object({
  LaunchToken: id,
  UserId: id,
  UserName: id,
  GameId: id,
  Language: language,
  Platform: z.enum(['Mobile', 'Desktop']),
  LobbyUrl: address,
  Currency: z.literal('TRY'),
  Hash: z.string(),
})

export const emDesk: LaunchDesk = {
  path: `/${emLaunchCall}`,
  read({ body }, { secret, now }) {
    const { data } = asked.safeParse(jsonOf(body))
    if (secret === null || !data || !isEmHash(secret, emLaunchCall, data.Hash, now)) return null
    return {
      game: data.GameId,
      token: data.LaunchToken,
      usercode: data.UserId,
      name: data.UserName,
      language: data.Language,
      isMobile: data.Platform === 'Mobile',
      lobby: data.LobbyUrl,
    }
  },
  opens: (Url) => json({ Status: 'Ok', Url }),
  refuses: json({ Status: 'Failed', ErrorCode: 107, Description: 'GameNotAvailable' }),
}
