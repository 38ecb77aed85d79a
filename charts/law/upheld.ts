import type { ClauseId } from '#contract/law/clauses.ts'
import {
  authority,
  bar,
  breaks,
  britishSlot,
  game,
  germanSlot,
  kinds,
  lowest,
  offer,
  raise,
  slotStakes,
  type Upheld,
} from './proofs.ts'

/** One row for each clause of contract/law/clauses. */
export const upheld: Readonly<Record<ClauseId, Upheld>> = {
  'uk lower at once': {
    states: { 'limit change': ['set'] },
    test: {
      file: 'tests/server/limits.test.ts',
      title: 'a first limit and a lower one hold at once, in a free amount',
    },
  },
  'uk raise after a wait': {
    states: { 'limit change': ['waiting', 'asking for the confirmation', 'raised'] },
    test: {
      file: 'tests/server/limits.test.ts',
      title: 'a raise waits a day to the millisecond, can be confirmed for a week, and then lapses',
    },
    refusal: 'raise too early',
  },
  'uk limits offered': offer,
  'uk limits at hand': {
    states: { limits: ['showing'] },
    test: {
      file: 'tests/e2e/limits.e2e.ts',
      title: 'the limits are at hand at the end of the home page, and before a deposit',
    },
  },
  'uk amounts as text': {
    states: { 'limit change': ['filling in'] },
    test: { file: 'tests/e2e/limits.e2e.ts', title: 'with the keyboard alone a limit is set' },
  },
  'uk periods': kinds,
  'uk lowest wins': lowest,
  'uk gross deposits first': kinds,
  'uk fixed periods': {
    states: { limits: ['showing'] },
    test: {
      file: 'tests/server/limits-hold.test.ts',
      title: 'in Britain the days, weeks and months of deposits are those of the calendar in London',
    },
    refusal: 'limit reached',
  },
  'uk limits reviewed': {
    states: { limits: ['reviewing', 'keeping the limits'] },
    test: {
      file: 'tests/server/limits.test.ts',
      title: 'half a year after the first limit the player is asked to look at the limits',
    },
  },
  'uk reality check': {
    states: { 'reality check': ['looking', 'asked', 'answering', 'keeping the interval'] },
    test: {
      file: 'tests/e2e/reality-check.e2e.ts',
      title:
        'after an hour of play the player is asked after the round; no bet is taken until the answer, then play goes on',
    },
    refusal: 'not an interval',
  },
  'uk elapsed time': bar,
  'uk net position': bar,
  'uk slot cycle': game(britishSlot),
  'uk no fast play': game(britishSlot, 'There is no turbo and no slam stop. '),
  'uk no celebrated losses': game(
    'a return of the stake or less is not shown as a win',
    '',
    'tests/ui/table-state.test.ts',
  ),
  'uk game cycle': game('another game takes 5 s, and a bet that the wallet refuses starts none'),
  'uk no autoplay': game(
    'a crash game takes no automatic cash-out from a British player, and its rounds last 5 s',
    'Slots and tables have no autoplay. ',
  ),
  'uk withdrawals stand': {
    states: { payment: ['withdrawn'], history: ['showing.list'] },
    test: {
      file: 'tests/e2e/law.e2e.ts',
      title: 'a withdrawal that waits cannot be cancelled by the player',
    },
  },
  'uk slot stakes': slotStakes('£2 until the day of the 25th birthday, £5 from then on, to the kuruş'),
  'uk wagering': {
    states: {},
    test: {
      file: 'tests/server/operator-bonuses.test.ts',
      title: 'by British law a bonus is wagered ten times at most, also one that was asked for before',
    },
  },
  'uk time-out': breaks('a player from %s is offered the breaks of the law there'),
  'uk self-exclusion': breaks('it needs the password, and holds for good or for months', 'exclusion'),
  'uk history shown': {
    states: { history: ['showing.list', 'showing.loading more'] },
    test: {
      file: 'tests/e2e/law.e2e.ts',
      title: 'a year of games is read on the screen and taken home as a file',
    },
  },
  'uk history on request': {
    states: { history: ['download.gathering'] },
    test: {
      file: 'tests/e2e/law.e2e.ts',
      title: 'a year of games is read on the screen and taken home as a file',
    },
  },
  'ontario limits at registration': offer,
  'ontario periods': lowest,
  'ontario relax after a wait': raise,
  'ontario breaks': breaks('a player from %s is offered the breaks of the law there'),
  'ontario self-exclusion': breaks(
    'the other devices are signed out at once, and the other tabs of this one are told',
  ),
  'ontario no sign-in': {
    states: { login: ['filling in'] },
    test: {
      file: 'tests/server/excluded-sign-in.test.ts',
      title: 'by the law of Ontario an exclusion signs the player out, and nobody signs in until it ends',
    },
    refusal: 'excluded',
  },
  'sweden limits before play': {
    states: { payment: ['filling in'] },
    test: {
      file: 'tests/server/limits-hold.test.ts',
      title: 'in Sweden nobody deposits or plays before the three deposit limits are set',
    },
    refusal: 'limit reached',
  },
  'sweden raise after a wait': raise,
  'sweden contact': {
    states: { 'limit change': ['set', 'raised'] },
    test: {
      file: 'tests/server/limits.test.ts',
      title: 'in Sweden a person calls a player whose monthly deposit limit comes above 10 000 kronor',
    },
  },
  'germany joint limit': {
    states: { payment: ['filling in'] },
    test: {
      file: 'tests/server/joint-limit.test.ts',
      title:
        'deposits count over all operators, to the kuruş: above the joint limit the provider hears nothing',
    },
    refusal: 'joint limit reached',
    note: authority,
  },
  'germany raise after a wait': raise,
  'germany new declaration': game(
    germanSlot,
    'There is no automatic spin: the player presses for each round. ',
  ),
  'germany panic button': breaks(
    'a round is open when the break begins: it ends and is paid, and a rollback is taken',
  ),
  'germany activity file': {
    states: {},
    test: {
      file: 'tests/server/activity-file.test.ts',
      title:
        'who plays at another operator plays here only once that has ended, and deposits and withdraws meanwhile',
    },
    refusal: 'active elsewhere',
    note: authority,
  },
  'germany average round': game(germanSlot),
  'germany stakes': slotStakes('€1 in Germany, whatever the age; elsewhere no ceiling'),
  'germany pause of play': {
    states: { 'session bar': ['watching'], 'reality check': ['asked'] },
    test: {
      file: 'tests/server/pause-of-play.test.ts',
      title:
        'after an hour in Germany no round begins for five minutes, to the millisecond; then a session of play begins',
    },
    refusal: 'pause of play',
  },
  'denmark raise after a wait': raise,
  'denmark pause': breaks(
    'a player takes a day off: no bets, deposits, claims and games until then, and all of them afterwards',
  ),
  'denmark exclusion': breaks('a month of exclusion in Denmark is thirty days at least'),
  'denmark final exclusion': breaks(
    'in Malta a permanent exclusion is lifted a week after the request; in the house never',
    'lift-exclusion',
  ),
  'spain session set before': {
    states: { 'slot session': ['filling in', 'begun'] },
    test: {
      file: 'tests/server/slot-session.test.ts',
      title:
        'in Spain a slot is launched and played only once time and money are set; other games and countries need nothing',
    },
    refusal: 'no slot session',
  },
  'spain message': {
    states: { 'reality check': ['asked'] },
    test: {
      file: 'tests/e2e/reality-check.e2e.ts',
      title:
        'after an hour of play the player is asked after the round; no bet is taken until the answer, then play goes on',
    },
  },
  'malta lifting a fixed exclusion': breaks(
    'after the end the player asks, waits a day, confirms and plays again',
    'lift-exclusion',
  ),
  'malta lifting an indefinite exclusion': breaks(
    'in Malta a permanent exclusion is lifted a week after the request; in the house never',
    'lift-exclusion',
  ),
}
