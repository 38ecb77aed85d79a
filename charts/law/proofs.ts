import type { Requirement } from '../requirements/requirement.ts'

/** What upholds a clause, or why nothing does yet. */
export type Upheld =
  | {
      /** By flow, as a requirement names them; a clause that no chart shows has none. */
      states: Requirement['states']
      /** The test that fails if the clause is broken: its file and its title without 'Scenario: '. */
      test: { file: string; title: string }
      /** The server's answer to what is not allowed: its name in server/words. */
      refusal?: string
      /** What of it is upheld, where that is not all. */
      note?: string
    }
  | { open: string }

export const raise: Upheld = {
  states: { 'limit change': ['waiting', 'asking for the confirmation', 'raised'] },
  test: {
    file: 'tests/server/limits.test.ts',
    title: 'a raise waits as long as the law of %s says, to the millisecond',
  },
  refusal: 'raise too early',
}
export const offer: Upheld = {
  states: { limits: ['showing'], 'limit change': ['set'] },
  test: {
    file: 'tests/e2e/limits.e2e.ts',
    title: 'a player is offered limits before the first deposit, sets one, is stopped by it, and finds help',
  },
  refusal: 'limit reached',
}
export const lowest: Upheld = {
  states: {},
  test: {
    file: 'tests/server/limits-hold.test.ts',
    title: 'earlier bets count towards a new limit, and the lowest limit holds',
  },
  refusal: 'limit reached',
}
export const kinds: Upheld = {
  states: { limits: ['showing'] },
  test: { file: 'tests/server/limits.test.ts', title: 'a player without limits sees what can be limited' },
}
export const breaks = (title: string, file = 'breaks'): Upheld => ({
  states: {},
  test: { file: `tests/server/${file}.test.ts`, title },
  refusal: 'on a break',
})
/** A game itself is the provider's. */
export const game = (title: string, more = '', file = 'tests/server/sandbox/game-rules.test.ts'): Upheld => ({
  states: {},
  test: { file, title },
  note: `${more}In the games of the sandbox. A provider is told the rule at each launch; that its games keep it is for the provider to certify.`,
})
export const authority =
  'With the file that the sandbox plays. The format of the authority’s own is not public: it is connected in one adapter.'
export const slotStakes = (title: string): Upheld => ({
  states: {},
  test: { file: 'tests/server/slot-stakes.test.ts', title },
  refusal: 'slot stake too high',
})
export const britishSlot = 'a slot of a British player starts again after 2.5 s, to the millisecond'
export const germanSlot = 'each round of a slot in Germany is a bet of its own, 5 s after the one before'
export const bar: Upheld = {
  states: { 'session bar': ['watching'] },
  test: {
    file: 'tests/e2e/session-bar.e2e.ts',
    title:
      'a player sees over a game on a phone how long the play lasts and what it has cost, and the same at sports',
  },
}
