import type { ListedGame } from '#contract/casino.ts'

export const newDays = 30

export interface GameRow extends Omit<ListedGame, 'image' | 'tags'> {
  image: string | null
  live: boolean
  jackpot: boolean
  addedAt: Date
}

export function isNew(addedAt: Date, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < newDays * 24 * 60 * 60 * 1000
}

export function listed({ image, live, jackpot, addedAt, ...game }: GameRow, now: Date): ListedGame {
  const tags = [
    ...(isNew(addedAt, now) ? (['new'] as const) : []),
    ...(live ? (['live'] as const) : []),
    ...(jackpot ? (['jackpot'] as const) : []),
  ]
  return { ...game, ...(image !== null && { image }), ...(tags.length > 0 && { tags }) }
}
