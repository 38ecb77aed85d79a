import * as z from 'zod/mini'
import { json, jsonOf } from '../http.ts'
import { isEmHash } from '../signing/em.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  LaunchToken: id,
  UserId: id,
  UserName: id,
  GameId: id,
  Language: language,
  Platform: z.enum(['Mobile', 'Desktop']),
  LobbyUrl: address,
  Currency: z.literal('TRY'),
  Rules: rules,
  Hash: z.string(),
})

/** The call's name, which the hash covers. */
const launchCall = 'Launch'

export const emLaunch: LaunchApi = {
  path: `/${launchCall}`,
  read({ body }, { secret, now }) {
    const { data } = asked.safeParse(jsonOf(body))
    if (!data || !isEmHash(secret, launchCall, data.Hash, now)) return null
    return {
      game: data.GameId,
      token: data.LaunchToken,
      usercode: data.UserId,
      name: data.UserName,
      language: data.Language,
      isMobile: data.Platform === 'Mobile',
      lobby: data.LobbyUrl,
      rules: data.Rules,
    }
  },
  opens: (Url) => json({ Status: 'Ok', Url }),
  refuses: json({ Status: 'Failed', ErrorCode: 107, Description: 'GameNotAvailable' }),
}
