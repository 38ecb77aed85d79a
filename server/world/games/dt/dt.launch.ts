import * as z from 'zod/mini'
import { writeGameRules } from '#contract/game-rules.ts'
import { sign } from '../../payment-provider.signature.ts'
import { currency } from '../amount.ts'
import type { LaunchFormat } from '../launch.ts'

const answered = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), address: z.string() }),
  z.object({ ok: z.literal(false), error: z.string() }),
])

/** DT's games: a format of our own (docs/game-providers.md), signed like its calls of the wallet. */
export const dtLaunch: LaunchFormat = {
  request({ game, token, usercode, username, language, isMobile, lobby, rules }, { secret, now }) {
    const platform = isMobile ? 'mobile' : 'desktop'
    const body = JSON.stringify({
      game,
      token,
      player: usercode,
      name: username,
      language,
      platform,
      lobby,
      currency,
      rules: writeGameRules(rules),
    })
    return {
      path: '/launch',
      headers: { 'content-type': 'application/json', ...sign(secret, body, now) },
      body,
    }
  },
  read(text) {
    const answer = answered.parse(JSON.parse(text))
    return answer.ok ? { opened: answer.address } : { refusal: answer.error }
  },
}
