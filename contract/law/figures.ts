import { hour, second, type Profile, type Sum } from './profile.ts'

type Leaf = number | boolean | string | null | readonly unknown[] | Sum
type NamesIn<T, Before extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends Leaf ? `${Before}${Key}` : NamesIn<T[Key], `${Before}${Key}.`>
}[keyof T & string]

/** 'limits.raiseWait' */
export type FigureName = NamesIn<Omit<Profile, 'name'>>

export type Unit =
  | 'hours'
  | 'seconds'
  | 'minutes'
  | 'months'
  | 'times'
  | 'yes or no'
  | 'sum'
  | 'words'
  | 'limits'
  | 'list of hours'
  | 'list of months'
  | 'stakes'

export interface Figure {
  says: string
  unit: Unit
  /** Which change protects more. None is higher than any number; 'more' adds to a list; null: it cannot be changed. */
  tighter: 'higher' | 'lower' | 'yes' | 'no' | 'more' | null
}

/** What a profile says, figure by figure. */
export const figures: Readonly<Record<FigureName, Figure>> = {
  'limits.kinds': { says: 'Kinds of limits', unit: 'words', tighter: null },
  'limits.periods': { says: 'Periods of limits', unit: 'words', tighter: null },
  'limits.required': { says: 'Limits without which nobody plays', unit: 'limits', tighter: 'more' },
  'limits.raiseWait': {
    says: 'Wait before a raise can be confirmed',
    unit: 'hours',
    tighter: 'higher',
  },
  'limits.confirmWithin': {
    says: 'Time to confirm a raise, then it lapses',
    unit: 'hours',
    tighter: 'lower',
  },
  'limits.afterPeriod': {
    says: 'A raise waits for the end of the running period too',
    unit: 'yes or no',
    tighter: 'yes',
  },
  'limits.depositZone': {
    says: 'Days, weeks and months of a deposit limit are those of the calendar in',
    unit: 'words',
    tighter: null,
  },
  'limits.reviewEvery': {
    says: 'The player is asked to review limits every',
    unit: 'months',
    tighter: 'lower',
  },
  'limits.mostDeposit': { says: 'Highest monthly deposit limit', unit: 'sum', tighter: 'lower' },
  'limits.contactAbove': {
    says: 'Monthly deposit limit above which a person contacts the player',
    unit: 'sum',
    tighter: 'lower',
  },
  'breaks.timeOuts.shortest': { says: 'Shortest time-out', unit: 'hours', tighter: 'lower' },
  'breaks.timeOuts.longest': { says: 'Longest time-out', unit: 'hours', tighter: 'higher' },
  'breaks.timeOuts.offered': { says: 'Time-outs offered', unit: 'list of hours', tighter: 'more' },
  'breaks.panic': { says: 'Break of the panic button', unit: 'hours', tighter: 'higher' },
  'breaks.exclusions': { says: 'Self-exclusions offered', unit: 'list of months', tighter: 'more' },
  'breaks.shortestExclusion': { says: 'Shortest self-exclusion', unit: 'hours', tighter: 'higher' },
  'breaks.signIn': { says: 'An excluded player can sign in', unit: 'yes or no', tighter: 'no' },
  'breaks.lift.fixed': {
    says: 'Wait after a fixed self-exclusion has ended and the player asks to return',
    unit: 'hours',
    tighter: 'higher',
  },
  'breaks.lift.indefinite': {
    says: 'The same wait of a permanent one, where it can be lifted',
    unit: 'hours',
    tighter: 'higher',
  },
  'breaks.lift.indefiniteAfter': {
    says: 'Time before a permanent one can be lifted (none: never)',
    unit: 'months',
    tighter: 'higher',
  },
  'realityCheck.shortest': {
    says: 'Shortest interval of the reality check',
    unit: 'minutes',
    tighter: 'lower',
  },
  'realityCheck.longest': {
    says: 'Longest interval of the reality check',
    unit: 'minutes',
    tighter: 'lower',
  },
  'realityCheck.standard': {
    says: 'Interval until the player chooses one',
    unit: 'minutes',
    tighter: 'lower',
  },
  'session.setBefore': {
    says: 'Slots start only with time and money set',
    unit: 'yes or no',
    tighter: 'yes',
  },
  'session.longest': {
    says: 'Longest play without a pause (none: no end)',
    unit: 'minutes',
    tighter: 'lower',
  },
  'session.pause': { says: 'Pause after it', unit: 'minutes', tighter: 'higher' },
  'game.autoplay': { says: 'Autoplay', unit: 'yes or no', tighter: 'no' },
  'game.declare': {
    says: 'A game starts only on a new declaration',
    unit: 'yes or no',
    tighter: 'yes',
  },
  'game.cycle.slots': { says: 'Shortest game cycle, slots', unit: 'seconds', tighter: 'higher' },
  'game.cycle.other': { says: 'Shortest game cycle, other casino games', unit: 'seconds', tighter: 'higher' },
  'game.fastPlay': { says: 'Turbo and slam stop', unit: 'yes or no', tighter: 'no' },
  'game.celebrateLosses': {
    says: 'Celebration of a return that is not above the stake',
    unit: 'yes or no',
    tighter: 'no',
  },
  'game.stakes': { says: 'Highest stake in slots', unit: 'stakes', tighter: 'lower' },
  'game.wageringMost': { says: 'Highest wagering of a bonus', unit: 'times', tighter: 'lower' },
  'game.history.shown': { says: 'Game history on the screen', unit: 'months', tighter: null },
  'game.history.download': { says: 'Game history as a download', unit: 'months', tighter: null },
  'game.withdrawalsReversible': {
    says: 'The player can cancel a withdrawal',
    unit: 'yes or no',
    tighter: null,
  },
}

export const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name)
export const figureNames = Object.keys(figures).filter(isFigure)

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

export const figureOf = (profile: Profile, name: FigureName): unknown =>
  name.split('.').reduce<unknown>(inside, profile)

/** Minutes without a bet that end a session of play: session_pause() of the database. */
export const breakOfPlay = 30

/** Figures of one profile that contradict each other, as sentences. */
export function contradictions({ breaks: { timeOuts }, realityCheck, session }: Profile): string[] {
  const { shortest, longest, standard } = realityCheck
  return [
    ...(shortest <= standard && standard <= longest
      ? []
      : ['realityCheck.standard is not between its shortest and longest']),
    ...(timeOuts.offered.every((each) => timeOuts.shortest <= each && each <= timeOuts.longest)
      ? []
      : ['breaks.timeOuts.offered is not between its shortest and longest']),
    ...(session.pause <= breakOfPlay
      ? []
      : [`session.pause is longer than ${breakOfPlay} minutes without a bet, which end a session of play`]),
  ]
}

/** Milliseconds of one. */
export const lengths: Readonly<Partial<Record<Unit, number>>> = {
  hours: hour,
  'list of hours': hour,
  seconds: second,
}
