import type { Mutant } from './mutant.ts'

const contract = ['tests/contract/law.test.ts']
const settings = ['tests/server/law-settings.test.ts']

export const inLaw: readonly Mutant[] = [
  {
    file: 'contract/law/profiles/sweden.ts',
    mistake: 'in Sweden a raise waits one day',
    from: '72 * hour',
    to: '24 * hour',
    killers: contract,
  },
  {
    file: 'contract/law/profiles/germany.ts',
    mistake: 'in Germany the monthly deposit limit may be one cent higher',
    from: '1_000_00',
    to: '1_000_01',
    killers: contract,
  },
  {
    file: 'contract/law/profiles/united-kingdom.ts',
    mistake: 'a slot game of a British player may be one millisecond faster',
    from: 'slots: 2_500',
    to: 'slots: 2_499',
    killers: contract,
  },
  {
    file: 'contract/law/profiles.ts',
    mistake: 'players of Spain have the profile of the house',
    from: "['ES', 'spain']",
    to: "['EA', 'spain']",
    killers: contract,
  },
  {
    file: 'server/law/tighter.ts',
    mistake: 'an operator may shorten a wait',
    from: 'pair[1] >= pair[0]',
    to: 'pair[1] >= 0',
    killers: settings,
  },
  {
    file: 'server/law/tighter.ts',
    mistake: 'an operator who repeats the figure of the law is refused',
    from: 'pair[1] >= pair[0]',
    to: 'pair[1] > pair[0]',
    killers: settings,
  },
  {
    file: 'server/law/tighter.ts',
    mistake: 'an operator may raise a deposit ceiling by a cent',
    from: 'pair[1] <= pair[0]',
    to: 'pair[1] <= pair[0] + 1',
    killers: settings,
  },
  {
    file: 'server/law/tighter.ts',
    mistake: 'an operator may raise the stake of an age by a penny',
    from: 'same.most.amount <= most.amount',
    to: 'same.most.amount <= most.amount + 1',
    killers: settings,
  },
  {
    file: 'server/law/tighter.ts',
    mistake: 'an operator may let an age between two ceilings stake more',
    from: 'was.length === now.length &&',
    to: 'was.length <= now.length &&',
    killers: settings,
  },
  {
    file: 'server/law/law.env.ts',
    mistake: 'without a rate a ceiling of another currency counts in lira',
    from: 'rates[currency] ?? 0',
    to: 'rates[currency] ?? 1',
    killers: settings,
  },
  {
    file: 'server/law/law.env.ts',
    mistake: 'a ceiling in lira is rounded up',
    from: 'Math.floor(',
    to: 'Math.ceil(',
    killers: settings,
  },
  {
    file: 'server/law/law.env.ts',
    mistake: 'what one operator tightens changes the profile of the law itself',
    from: 'structuredClone(profile)',
    to: 'profile',
    killers: settings,
  },
  {
    file: 'tests/check/law.ts',
    mistake: 'a clause that nobody has mapped passes the check',
    from: 'return [`"${id}" is not mapped`]',
    to: 'return []',
    killers: ['tests/charts/law.test.ts'],
  },
]
