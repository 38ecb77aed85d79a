import type { Mutant } from './mutant.ts'

const killers = ['tests/server/play-session.test.ts']
const file = 'server/migrations/737-play-sessions.sql'
const begins = 'server/migrations/751-check-with-the-pause.sql'
const judge = 'server/migrations/750-pause-of-play.sql'
const killersOfPauses = ['tests/server/pause-of-play.test.ts']

export const inPlay: readonly Mutant[] = [
  {
    mistake: 'a reality check is due a millisecond late',
    file: judge,
    from: 'if moment >= known.due_at then',
    to: 'if moment > known.due_at then',
    killers,
  },
  {
    mistake: 'a pause of exactly half an hour ends a session of play',
    file: begins,
    from: 'moment - bet_at <= session_pause()',
    to: 'moment - bet_at < session_pause()',
    killers,
  },
  {
    mistake: 'a reality check cuts a round',
    file: judge,
    from: 'and rounds.status = 1\n  )) then',
    to: 'and rounds.status = 2\n  )) then',
    killers,
  },
  {
    mistake: 'a reality check stops a slip',
    file: judge,
    from: '(of_round is null or exists (',
    to: '(exists (',
    killers,
  },
  {
    mistake: 'a round begins in the millisecond in which the longest play is over',
    file: judge,
    from: 'elsif moment >= rest.begins then',
    to: 'elsif moment > rest.begins then',
    killers: killersOfPauses,
  },
  {
    mistake: 'the pause of play lasts a millisecond too long',
    file: judge,
    from: 'if moment >= rest.ends then',
    to: 'if moment > rest.ends then',
    killers: killersOfPauses,
  },
  {
    mistake: 'the session of play goes on after the pause',
    file: judge,
    from: 'delete from play_sessions where player_id = of_player;',
    to: '',
    killers: killersOfPauses,
  },
  {
    mistake: 'the pause of play cuts a round',
    file: judge,
    from: "in ('reality check', 'pause')",
    to: "in ('reality check')",
    killers: killersOfPauses,
  },
  {
    mistake: 'a reality check that is due in the pause comes late',
    file: begins,
    from: 'case when checked < begun + longest_play then begun + longest_play end',
    to: 'null::timestamptz',
    killers: killersOfPauses,
  },
  {
    mistake: 'open rounds are taken for lost ones',
    file: 'server/protection/harm.store.ts',
    from: 'and is_over and win < bet',
    to: 'and win < bet',
    killers: ['tests/server/harm.test.ts'],
  },
  {
    mistake: 'stakes that rise while rounds run are taken for a chase after losses',
    file: 'server/protection/harm.store.ts',
    from: 'from played where is_over window',
    to: 'from played window',
    killers: ['tests/server/harm.test.ts'],
  },
  {
    mistake: 'an interval above the law’s counts',
    file,
    from: 'least(greatest(coalesce(chosen.minutes, standard), shortest), longest)',
    to: 'greatest(coalesce(chosen.minutes, standard), shortest)',
    killers,
  },
  {
    mistake: 'an answer before the reality check is due puts it off',
    file: 'server/protection/play.store.ts',
    from: `stopped_at = null
      where player_id = $1 and due_at <= $2`,
    to: `stopped_at = null
      where player_id = $1`,
    killers,
  },
  {
    file: 'machines/session-bar/session-bar.machine.ts',
    mistake: 'an answer that was long on its way turns the time of the play back',
    from: 'Math.max(least, secondsBetween',
    to: 'Math.max(0, secondsBetween',
    killers: ['tests/machines/session-bar.test.ts'],
  },
  {
    file: 'machines/session-bar/session-bar.machine.ts',
    mistake: 'a bet while an answer is awaited leaves the figures of before it',
    from: "guard: 'it may have changed meanwhile',\n            target: 'refreshing',",
    to: "guard: 'it may have changed meanwhile',\n            target: 'watching',",
    killers: ['tests/machines/session-bar.test.ts'],
  },
  {
    file: 'machines/reality-check/reality-check.machine.ts',
    mistake: 'an answer of the server from before a reality check was answered asks a second time',
    from: 'Date.parse(params.play.now) >= Date.parse(context.play.now)',
    to: "params.play.now !== ''",
    killers: ['tests/machines/reality-check.test.ts'],
  },
  {
    file: 'machines/reality-check/reality-check.machine.ts',
    mistake: 'a longer interval ends a reality check that nobody has answered',
    from: `          target: 'answering',
          actions: [`,
    to: `          target: 'keeping the interval',
          actions: [`,
    killers: ['tests/machines/reality-check.test.ts'],
  },
  {
    mistake: 'a longer interval puts off a reality check that is due',
    file: 'server/protection/play.store.ts',
    from: 'where player_id = $1 and due_at > $2',
    to: 'where player_id = $1 and $2::timestamptz is not null',
    killers,
  },
]
