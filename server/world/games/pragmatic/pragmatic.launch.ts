import * as z from 'zod/mini'
import { writeGameRules } from '#contract/game-rules.ts'
import { currency } from '../amount.ts'
import type { LaunchFormat } from '../launch.ts'
import { hashOf } from './pragmatic.format.ts'

/** Our name at Pragmatic Play. */
const secureLogin = 'lale'
const done = '0'
const answered = z.object({ error: z.string(), description: z.string(), gameURL: z.optional(z.string()) })

/** Pragmatic Play's call for the address of a game: a form with a hash. */
export const pragmaticLaunch: LaunchFormat = {
  request({ game, token, usercode, language, isMobile, lobby, rules }, { secret }) {
    const form = {
      secureLogin,
      symbol: game,
      token,
      externalPlayerId: usercode,
      language,
      currency,
      platform: isMobile ? 'MOBILE' : 'WEB',
      technology: 'H5',
      lobbyUrl: lobby,
      rules: writeGameRules(rules),
    }
    const hash = hashOf(Object.entries(form), secret)
    return {
      path: '/game/url',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, hash }).toString(),
    }
  },
  read(text) {
    const { error, description, gameURL } = answered.parse(JSON.parse(text))
    if (error !== done) return { refusal: `${error} ${description}` }
    return { opened: z.string().parse(gameURL) }
  },
}
