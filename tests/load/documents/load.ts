import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from './connection.ts'

export interface Wish {
  request: Buffer
  status: number
}

async function take(connection: Connection, { request, status }: Wish): Promise<void> {
  const answer = await connection.ask(request)
  if (answer.status !== status) throw new Error(`Answered ${answer.status} instead of ${status}`)
}

/** Each reader asks again as soon as it is answered. @param time in milliseconds, as below */
export async function atFullLoad(
  connections: readonly Connection[],
  wish: Wish,
  time: number,
): Promise<{ answers: number; seconds: number }> {
  const from = performance.now()
  const counts = await Promise.all(
    connections.map(async (connection) => {
      let answers = 0
      for (; performance.now() - from < time; answers++) await take(connection, wish)
      return answers
    }),
  )
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return { answers, seconds: (performance.now() - from) / 1_000 }
}

/** p99 in milliseconds, counted from when each request was due. @param rate requests per second of all readers */
export async function slowest(
  connections: readonly Connection[],
  wish: Wish,
  rate: number,
  time: number,
): Promise<number> {
  const from = performance.now()
  const every = 1_000 / rate
  const waits = await Promise.all(
    connections.map(async (connection, index) => {
      const own: number[] = []
      for (let due = from + index * every; due < from + time; due += connections.length * every) {
        const early = due - performance.now()
        if (early > 0) await delay(early)
        await take(connection, wish)
        own.push(performance.now() - due)
      }
      return own
    }),
  )
  const sorted = waits.flat().toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
