/** The house edge is 3 % at every target. */
export const houseEdgePercent = 3
/** Hundredths: the plane flies no further than 1000.00. */
export const furthest = 100_000
/** Hundredths: where every flight begins. */
export const start = 100

/** Bits of the digest that decide. */
const bits = 52
const digits = bits / 4

/** What is hashed to the number that decides a round. */
export const outcomeText = (seed: string, game: string, round: number) => `${seed}:${game}:${round}`

/**
 * The point at which the plane of a round flies away, in hundredths. P(point >= m) is 0.97 / m for every m from 1.01 to the furthest, so that
 * every way of betting is worth 97 of 100.
 * @param digest SHA-256 of the outcome's text, in lower-case hex
 */
export function crashPointOf(digest: string): number {
  const all = 2n ** BigInt(bits)
  const drawn = BigInt(`0x${digest.slice(0, digits)}`)
  const point = (BigInt(100 - houseEdgePercent) * all) / (all - drawn)
  const least = BigInt(start)
  const most = BigInt(furthest)
  return Number(point < least ? least : point > most ? most : point)
}

/** By how much the plane has climbed: e to the power of this, for each millisecond. */
const climb = 0.00009

/** How far the plane has climbed: 1 where it begins. */
export const climbedTo = (milliseconds: number) => Math.exp(climb * Math.max(0, milliseconds))

/** Hundredths; whoever takes the money at this moment gets so much of the stake. */
export const multiplierAt = (milliseconds: number) =>
  Math.min(furthest, Math.floor(start * climbedTo(milliseconds)))

/** The first whole millisecond of the flight at which it stands there or further. */
export function timeOf(multiplier: number): number {
  const guess = Math.max(0, Math.floor(Math.log(multiplier / start) / climb))
  let time = Math.max(0, guess - 1)
  while (multiplierAt(time) < multiplier) time += 1
  return time
}
