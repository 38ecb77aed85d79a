import * as z from 'zod/mini'
import { amusnetCredentials } from '#server/world/games/amusnet.credentials.ts'
import { readXml, writeXml } from '#server/world/games/amusnet.xml.ts'
import type { Answer } from '#server/world/games/answer.ts'
import { isSecret } from '#server/world/games/wire.ts'
import { fields, type LaunchDesk } from './desk.ts'

const { id, language, address } = fields
const asked = z.object({
  UserName: z.string(),
  Password: z.string(),
  PlayerId: id,
  ScreenName: id,
  DefenceCode: id,
  PortalCode: z.literal('lale_TRY'),
  GameId: id,
  Language: language,
  Client: z.enum(['mobile', 'desktop']),
  CloseUrl: address,
})

const answer = (said: Record<string, string | number>): Answer => ({
  status: 200,
  type: 'text/xml; charset=utf-8',
  body: writeXml('LaunchResponse', said),
})

export const amusnetDesk: LaunchDesk = {
  path: '/Launch',
  read({ body }, { secret }) {
    const root = readXml(body)
    const { data } = asked.safeParse(root?.fields)
    if (secret === null || root?.name !== 'LaunchRequest' || !data) return null
    const { user, password } = amusnetCredentials(secret)
    if (!isSecret(`${data.UserName}:${data.Password}`, `${user}:${password}`)) return null
    return {
      game: data.GameId,
      token: data.DefenceCode,
      usercode: data.PlayerId,
      name: data.ScreenName,
      language: data.Language,
      isMobile: data.Client === 'mobile',
      lobby: data.CloseUrl,
    }
  },
  opens: (Url) => answer({ Url, ErrorCode: 1000, ErrorMessage: 'OK' }),
  refuses: answer({ ErrorCode: 3200, ErrorMessage: 'GAME NOT AVAILABLE' }),
}
