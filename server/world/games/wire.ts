import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { minorOfDecimal } from './amount.ts'

/** What a provider names a call, a round, a game or a player by; longer ones are no ids. */
const longestId = 255

/** Signs that can be seen, so that whatever is asked for by it can be stored and logged. */
const visible = /^[\x21-\x7e]+$/
export const wireId = z.string().check(z.maxLength(longestId), z.regex(visible))

/** Undefined where it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time whatever is given. */
export const isSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

/** '12.50', as minor units; a fraction of one is no amount. */
export const decimalAmount = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const minor = minorOfDecimal(text)
    if (minor === null) context.issues.push({ code: 'custom', input: text, message: 'not an amount' })
    return minor ?? 0
  }),
)
