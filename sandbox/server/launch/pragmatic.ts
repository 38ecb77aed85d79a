import * as z from 'zod/mini'
import { json } from '../http.ts'
import { isPragmaticSigned } from '../signing/pragmatic.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address, rules } = fields
const asked = z.object({
  symbol: id,
  token: id,
  externalPlayerId: id,
  language,
  currency: z.literal('TRY'),
  platform: z.enum(['MOBILE', 'WEB']),
  lobbyUrl: address,
  rules,
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
    const launch = { game, token, usercode, name: usercode, isMobile, lobby }
    return { ...launch, language: data.language, rules: data.rules }
  },
  opens: (gameURL) => json({ error: '0', description: 'OK', gameURL }),
  refuses: json({ error: '8', description: 'Game is not found or disabled' }),
}
