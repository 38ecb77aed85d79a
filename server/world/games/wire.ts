import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { minorOfDecimal } from './amount.ts'

/** Characters of the id of a call, round, game or player. */
const longestId = 255

/** Printable ASCII, so that every id can be stored and logged. */
const visible = /^[\x21-\x7e]+$/
export const wireId = z.string().check(z.maxLength(longestId), z.regex(visible))

/** Undefined if it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant time. */
export const isSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

/** '12.50', read as minor units; fractions of one are refused. */
export const decimalAmount = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const minor = minorOfDecimal(text)
    if (minor === null) context.issues.push({ code: 'custom', input: text, message: 'not an amount' })
    return minor ?? 0
  }),
)
