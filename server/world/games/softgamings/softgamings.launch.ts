import { writeGameRules } from '#contract/game-rules.ts'
import { currency } from '../amount.ts'
import type { LaunchFormat } from '../launch.ts'
import { macOf } from './softgamings.format.ts'

/** '1,' and HTML; or another number and the reason. */
const answer = /^(\d{1,4}),(.*)$/s
const done = '1'

/** SoftGamings' AuthHTML: a form; the reply is HTML with a script that opens the game in its place. */
export const softgamingsLaunch: LaunchFormat = {
  request({ game, token, usercode, username, language, isMobile, lobby, rules }, { secret }) {
    const form = {
      Login: usercode,
      Nick: username,
      System: 'softgamings',
      Page: game,
      ExtParam: token,
      Language: language,
      IsMobile: isMobile ? '1' : '0',
      Currency: currency,
      LobbyUrl: lobby,
      Rules: writeGameRules(rules),
    }
    return {
      path: '/User/AuthHTML',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, hmac: macOf(form, secret) }).toString(),
    }
  },
  read(text) {
    const [, number, rest = ''] = answer.exec(text) ?? []
    if (number === undefined || rest === '') throw new Error('The answer is neither HTML nor a refusal')
    return number === done ? { opened: rest } : { refusal: `${number} ${rest}` }
  },
}
