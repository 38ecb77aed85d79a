import type { ListedGame } from '#contract/casino.ts'

export const newDays = 30

export interface GameRow extends Omit<ListedGame, 'image' | 'tags' | 'rtp'> {
  image: string | null
  live: boolean
  jackpot: boolean
  addedAt: Date
  /** Hundredths of a percent. */
  rtpLeast: number | null
  rtpMost: number | null
}

export function isNew(addedAt: Date, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < newDays * 24 * 60 * 60 * 1000
}

export function listed(row: GameRow, now: Date): ListedGame {
  const { image, live, jackpot, addedAt, rtpLeast, rtpMost, ...game } = row
  const tags = [
    ...(isNew(addedAt, now) ? (['new'] as const) : []),
    ...(live ? (['live'] as const) : []),
    ...(jackpot ? (['jackpot'] as const) : []),
  ]
  const rtp = rtpLeast !== null && rtpMost !== null && { least: rtpLeast / 100, most: rtpMost / 100 }
  return {
    ...game,
    ...(image !== null && { image }),
    ...(tags.length > 0 && { tags }),
    ...(rtp && { rtp }),
  }
}
