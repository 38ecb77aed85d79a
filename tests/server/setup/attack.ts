import type { CallOptions } from './call.ts'

/** Attempts in flight at the same time, as from a few machines. */
const atOnce = 40

export async function storm<T>(many: number, attempt: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  while (answers.length < many) {
    const next = Array.from({ length: Math.min(atOnce, many - answers.length) }, (_, i) => answers.length + i)
    answers.push(...(await Promise.all(next.map((each) => attempt(each)))))
  }
  return answers
}

export const machine = (number: number): CallOptions => ({
  fingerprint: `a machine ${number}`,
  headers: { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` },
})

/** Answers with another status are missing from the sum. */
export const tally = (answers: readonly { status: number }[]) => ({
  lookedAt: answers.filter(({ status }) => status === 200).length,
  turnedAway: answers.filter(({ status }) => status === 429).length,
})

/** Seconds. */
export const waitIn = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))
