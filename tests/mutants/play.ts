import type { Mutant } from './mutant.ts'

const killers = ['tests/server/play-session.test.ts']
const file = 'server/migrations/737-play-sessions.sql'
const judge = 'server/migrations/742-slot-sessions.sql'

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
    file,
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
]
