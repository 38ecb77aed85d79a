import * as z from 'zod/mini'
import { stake } from './table.ts'

export const matchOutcomes = ['home', 'draw', 'away'] as const
export type MatchOutcome = (typeof matchOutcomes)[number]
export const matchSetup = z.object({
  sport: z.enum(['football', 'penalties', 'tennis', 'basketball', 'baseball']),
  fixtures: z.array(
    z.object({
      home: z.string(),
      away: z.string(),
      /** Null where nobody can draw. */
      odds: z.object({ home: z.number(), draw: z.nullable(z.number()), away: z.number() }),
    }),
  ),
})
export type MatchSetup = z.output<typeof matchSetup>
export const matchBets = z.object({
  fixture: z.int().check(z.minimum(0), z.maximum(9)),
  on: z.enum(matchOutcomes),
  stake,
})
export const matchView = z.object({
  fixture: z.int(),
  /** How it stood after each part of the match. */
  scores: z.array(z.tuple([z.int(), z.int()])),
  outcome: z.enum(matchOutcomes),
})
export type MatchView = z.output<typeof matchView>
