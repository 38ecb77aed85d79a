import * as z from 'zod/mini'
import { gameRulesOf } from '#contract/game-rules.ts'
import { profileOf } from '#contract/law/profiles.ts'
import { json, jsonOf } from '../http.ts'
import { hub88Header, isHub88Signed } from '../signing/hub88.ts'
import { fields, type LaunchApi } from './launch-api.ts'

const { id, language, address } = fields
const asked = z.object({
  user: id,
  token: id,
  game_code: id,
  platform: z.enum(['GPL_MOBILE', 'GPL_DESKTOP']),
  lang: language,
  lobby_url: address,
  currency: z.literal('TRY'),
  country: z.string(),
})

export const hub88Launch: LaunchApi = {
  path: '/game/url',
  read({ headers, body }, { secret }) {
    const signature = String(headers[hub88Header] ?? '')
    if (!isHub88Signed(secret, body, signature)) return null
    const { data } = asked.safeParse(jsonOf(body))
    if (!data) return null
    return {
      game: data.game_code,
      token: data.token,
      usercode: data.user,
      name: data.user,
      language: data.lang,
      isMobile: data.platform === 'GPL_MOBILE',
      lobby: data.lobby_url,
      rules: gameRulesOf(profileOf(data.country)),
    }
  },
  opens: (url) => json({ url }),
  refuses: json({ error: 'RS_ERROR_INVALID_GAME' }),
}
