import * as z from 'zod/mini'
import { nothing, type Call } from './call.ts'
import { money } from './money.ts'

const playSession = z.object({
  begunAt: z.iso.datetime(),
  /** Of the rounds that began in it. */
  staked: money,
  won: money,
  /** Paid in since it began. */
  deposited: money,
  /** Between the two no round begins: the law's longest play without a pause is over. Null: the law has none. */
  pause: z.nullable(z.object({ begins: z.iso.datetime(), ends: z.iso.datetime() })),
})

const play = z.object({
  /** The server's clock. */
  now: z.iso.datetime(),
  /** Null: nobody has bet for the length of the pause that ends a session of play. */
  session: z.nullable(playSession),
  /** Minutes between two reality checks, and what the law of the player's country allows. */
  check: z.object({
    every: z.int(),
    shortest: z.int(),
    longest: z.int(),
    /** When the next one is due; null: outside of a session. */
    at: z.nullable(z.iso.datetime()),
    /** It is due and no round runs: until it is answered no round begins. */
    stops: z.boolean(),
  }),
})
export type Play = z.output<typeof play>

export const protectionPlay = {
  'protection/play': {
    method: 'GET',
    path: 'protection/play',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: play,
  },
  /** The player has read the reality check and goes on. Does nothing before it is due. */
  'protection/checkanswered': {
    method: 'POST',
    path: 'protection/checkanswered',
    auth: 'player',
    section: '2',
    beyond: true,
    request: nothing,
    data: play,
  },
  'protection/checkevery': {
    method: 'POST',
    path: 'protection/checkevery',
    auth: 'player',
    section: '2',
    beyond: true,
    request: z.object({ minutes: z.int().check(z.positive()) }),
    data: play,
  },
} satisfies Record<string, Call>
