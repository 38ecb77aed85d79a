import { sign } from 'node:crypto'
import * as z from 'zod/mini'
import { currency } from '../amount.ts'
import { signatureHeader } from './hub88.format.ts'
import type { LaunchFormat } from '../launch.ts'

/** Of a player whose country is not known. */
const home = 'TR'

const answered = z.union([z.object({ url: z.string() }), z.object({ error: z.string() })])

/** Hub88's Operator API, game/url: JSON, signed with our own key. */
export const hub88Launch: LaunchFormat = {
  request({ game, token, usercode, language, isMobile, lobby, country }, { secret }) {
    const body = JSON.stringify({
      user: usercode,
      token,
      game_code: game,
      platform: isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
      lang: language,
      lobby_url: lobby,
      currency,
      country: country ?? home,
    })
    const signature = sign('RSA-SHA256', Buffer.from(body), secret).toString('base64')
    return {
      path: '/game/url',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
    }
  },
  read(text) {
    const answer = answered.parse(JSON.parse(text))
    return 'url' in answer ? { opened: answer.url } : { refusal: answer.error }
  },
}
