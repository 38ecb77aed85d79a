import type { Clock } from '#server/hub/clock.ts'
import { startBettor, type Bettor } from './bettor.ts'

interface Crowd {
  url: string
  provider: string
  game: string
  time: Clock
  /** Of the game, one for each player. */
  tokens: readonly string[]
  /** Every player's plan follows from it. */
  seed: number
}

/** Milliseconds of the tables' clock: the longest flight and the look at it. */
const longestRound = 90_000
/** Milliseconds of the tables' clock between two looks for bets that ride. */
const lookEvery = 100

/** Lets everybody play for so long by the tables' clock, then waits until nobody's bet rides, and sends them home. */
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
