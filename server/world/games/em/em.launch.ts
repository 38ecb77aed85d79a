import * as z from 'zod/mini'
import { writeGameRules } from '#contract/game-rules.ts'
import { currency } from '../amount.ts'
import { emHash } from './em.hash.ts'
import type { LaunchFormat } from '../launch.ts'

/** The call's name, which the hash covers. */
export const emLaunchCall = 'Launch'

const answered = z.discriminatedUnion('Status', [
  z.object({ Status: z.literal('Ok'), Url: z.string() }),
  z.object({ Status: z.literal('Failed'), ErrorCode: z.int(), Description: z.string() }),
])

/** EveryMatrix's games: JSON with the hash that its calls of the wallet have. */
export const emLaunch: LaunchFormat = {
  request({ game, token, usercode, username, language, isMobile, lobby, rules }, { secret, now }) {
    const body = JSON.stringify({
      LaunchToken: token,
      UserId: usercode,
      UserName: username,
      GameId: game,
      Language: language,
      Platform: isMobile ? 'Mobile' : 'Desktop',
      LobbyUrl: lobby,
      Currency: currency,
      Rules: writeGameRules(rules),
      Hash: emHash(secret, emLaunchCall, now),
    })
    return { path: `/${emLaunchCall}`, headers: { 'content-type': 'application/json' }, body }
  },
  read(text) {
    const answer = answered.parse(JSON.parse(text))
    if (answer.Status === 'Ok') return { opened: answer.Url }
    return { refusal: `${answer.ErrorCode} ${answer.Description}` }
  },
}
