import type { Mutant } from './mutant.ts'

const killers = ['tests/server/breaks.test.ts']
const database = 'server/migrations/734-breaks.sql'

export const inBreaks: readonly Mutant[] = [
  {
    mistake: 'a time-out ends a moment late',
    file: 'server/migrations/735-known-again.sql',
    from: 'or until > moment)',
    to: 'or until >= moment)',
    killers,
  },
  {
    mistake: 'a permanent exclusion bars nothing',
    file: 'server/migrations/735-known-again.sql',
    from: "(kind = 'exclusion' or until > moment)",
    to: '(until > moment)',
    killers,
  },
  {
    mistake: 'an answer of a register is used a moment too long',
    file: 'server/migrations/735-known-again.sql',
    from: "(answer <> 'clear' or good_until <= moment)",
    to: "(answer <> 'clear' or good_until < moment)",
    killers: ['tests/server/registers.test.ts'],
  },
  {
    mistake: 'a break bars no bets',
    file: 'server/migrations/742-slot-sessions.sql',
    from: "if bar is not null then return jsonb_build_object('bar', bar); end if;",
    to: '',
    killers,
  },
  {
    mistake: 'an exclusion is lifted a moment before its wait is over',
    file: database,
    from: 'old.lift_confirmable_from > moment or',
    to: "old.lift_confirmable_from > moment + interval '1 millisecond' or",
    killers: ['tests/server/lift-exclusion.test.ts'],
  },
  {
    mistake: 'a request to lift an exclusion never lapses',
    file: database,
    from: 'or old.lift_lapses_at <= moment',
    to: '',
    killers: ['tests/server/lift-exclusion.test.ts'],
  },
  {
    mistake: 'an exclusion leaves the bonus',
    file: 'server/protection/break.ts',
    from: "const ends = status === 'active' ? 'cancelled' : 'rejected'",
    to: "if (status === 'active') continue\n    const ends = 'rejected'",
    killers,
  },
  {
    mistake: 'a second time-out prolongs the bonus twice',
    file: 'server/protection/break.rules.ts',
    from: 'Math.max(added.begunAt.getTime(), ...breaks.map(endOf))',
    to: 'added.begunAt.getTime()',
    killers,
  },
  {
    mistake: 'the other sessions go on during a break',
    file: 'server/protection/break.ts',
    from: 'const ended = await endSessionsOf(tx, { playerId, keep, now })',
    to: 'const ended: number[] = []',
    killers,
  },
  {
    mistake: 'bets under way are not waited for',
    file: 'server/protection/break.store.ts',
    from: '  await lockFunds(tx, playerId)\n',
    to: '',
    killers: ['tests/server/exclusion-race.test.ts'],
  },
  {
    mistake: 'an excluded person is not known by the browser',
    file: 'server/protection/excluded-person.ts',
    from: '  await keepDevices(tx, playerId)\n',
    to: '',
    killers: ['tests/server/known-again.test.ts'],
  },
  {
    mistake: 'in Ontario an excluded player signs in',
    file: 'server/protection/sign-in.ts',
    from: 'if (breaks.signIn) return null',
    to: 'if (!breaks.signIn) return null',
    killers,
  },
  {
    mistake: 'in Ontario nobody signs in in the millisecond in which the exclusion ends',
    file: 'server/protection/sign-in.ts',
    from: 'until === null || until > now)',
    to: 'until === null || until >= now)',
    killers,
  },
  {
    mistake: 'in Ontario the session goes on after an exclusion',
    file: 'server/protection/break.ts',
    from: "added.kind === 'exclusion' && !law.breaks.signIn ? null : sessionId",
    to: 'sessionId',
    killers,
  },
]
