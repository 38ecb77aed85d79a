import * as z from 'zod/mini'
import type { SportsProvider } from '../seamless/game-call.ts'

const pageAddress = z.optional(z.url({ protocol: /^https?$/, error: 'is not an http address' }))

export const sportsVariables = { SPORTS_URL_BETSY: pageAddress, SPORTS_URL_BETCO: pageAddress }

type Given = z.output<z.ZodMiniObject<typeof sportsVariables>>

export type SportsUrls = Partial<Record<SportsProvider, string | undefined>>

export const sportsUrlsOf = (given: Given): SportsUrls => ({
  betsy: given.SPORTS_URL_BETSY,
  betco: given.SPORTS_URL_BETCO,
})
