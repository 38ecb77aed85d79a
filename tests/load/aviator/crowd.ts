import type { Clock } from '#server/hub/clock.ts'
import { startBettor, type Bettor } from './bettor.ts'

interface Crowd {
  url: string
  provider: string
  game: string
  time: Clock
  /** Game sessions, one per player. */
  tokens: readonly string[]
  /** For the plans of all players. */
  seed: number
}

/** Milliseconds of the tables' clock: the longest flight and the pause after it. */
const longestRound = 90_000
/** Milliseconds of the tables' clock between two checks for open bets. */
const lookEvery = 100

/** The players bet for this long by the tables' clock; they leave when no bet is open. */
export async function playCrowd(crowd: Crowd, forMilliseconds: number): Promise<Bettor[]> {
  const { time, tokens, seed } = crowd
  const bettors: Bettor[] = []
  for (const [index, token] of tokens.entries()) bettors.push(await startBettor(crowd, token, seed + index))
  await passing(time, forMilliseconds)
  for (const bettor of bettors) bettor.rest()
  const until = time.now() + 2 * longestRound
  while (bettors.some((bettor) => bettor.hasOpenBets()) && time.now() < until) await passing(time, lookEvery)
  await Promise.all(bettors.map((bettor) => bettor.leave()))
  return bettors
}

const passing = (time: Clock, milliseconds: number) =>
  new Promise<void>((resolve) => void time.after(milliseconds, resolve))
