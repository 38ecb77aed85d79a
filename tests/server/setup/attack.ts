import type { CallOptions } from './call.ts'

/** As many at a time as a handful of machines have on their way. */
const atOnce = 40

/** Makes so many attempts, and gives back what each was answered, in order. */
export async function storm<T>(many: number, attempt: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  while (answers.length < many) {
    const next = Array.from({ length: Math.min(atOnce, many - answers.length) }, (_, i) => answers.length + i)
    answers.push(...(await Promise.all(next.map((each) => attempt(each)))))
  }
  return answers
}

/** A machine of the attacker's: an address and a browser of its own. */
export const machine = (number: number): CallOptions => ({
  fingerprint: `a machine ${number}`,
  headers: { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` },
})

/** How many were looked at, and how many turned away; anything else would be missing in the sum. */
export const tally = (answers: readonly { status: number }[]) => ({
  lookedAt: answers.filter(({ status }) => status === 200).length,
  turnedAway: answers.filter(({ status }) => status === 429).length,
})

/** The wait that an answer asks for, in seconds. */
export const waitIn = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))
