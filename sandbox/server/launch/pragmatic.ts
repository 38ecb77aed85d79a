import * as z from 'zod/mini'
import { json } from '../http.ts'
import { isPragmaticSigned } from '../signing/pragmatic.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address } = fields
const asked = z.object({
  symbol: id,
  token: id,
  externalPlayerId: id,
  language,
  currency: z.literal('TRY'),
  platform: z.enum(['MOBILE', 'WEB']),
  lobbyUrl: address,
})

export const pragmaticLaunch: LaunchApi = {
  path: '/game/url',
  read({ body }, { secret }) {
    const form = new URLSearchParams(body)
    if (!isPragmaticSigned(form, secret)) return null
    const { data } = asked.safeParse(Object.fromEntries(form))
    if (!data) return null
    const { symbol: game, token, externalPlayerId: usercode, platform, lobbyUrl: lobby } = data
    const isMobile = platform === 'MOBILE'
    return { game, token, usercode, name: usercode, language: data.language, isMobile, lobby }
  },
  opens: (gameURL) => json({ error: '0', description: 'OK', gameURL }),
  refuses: json({ error: '8', description: 'Game is not found or disabled' }),
}
