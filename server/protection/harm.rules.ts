const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const markerNames = [
  'deposit after a loss',
  'play at night',
  'raised limit',
  'cancelled withdrawal',
  'rising stakes',
  'failed deposits',
] as const
export type MarkerName = (typeof markerNames)[number]

export interface Marker {
  /** What is counted in one day of the site. */
  counts: string
  /** From this count on the day has the marker. */
  least: number
  source: string
}

const guidance = 'Gambling Commission, customer interaction guidance (SR Code 3.4.3), requirement 5'

/** Milliseconds between a lost round and a deposit, at most. */
export const soonAfter = 15 * minute
/** Milliseconds from midnight. */
export const night = 5 * hour
/** A stake after a lost round, times the lost one. */
export const rise = 2

/** The figures are the house’s own: the guidance names the markers, not how much of them. */
export const markers: Readonly<Record<MarkerName, Marker>> = {
  'deposit after a loss': {
    counts: `deposits asked for within ${soonAfter / minute} minutes after the start of a lost round`,
    least: 3,
    source: `${guidance}: patterns of spend`,
  },
  'play at night': {
    counts: `minutes between the first and the last round from midnight to ${night / hour} o’clock`,
    least: 60,
    source: `${guidance}: time spent gambling`,
  },
  'raised limit': {
    counts: 'requests to raise or remove a limit',
    least: 1,
    source: `${guidance}: use of gambling management tools`,
  },
  'cancelled withdrawal': {
    counts: 'withdrawals that were cancelled',
    least: 1,
    source: `${guidance}: account indicators`,
  },
  'rising stakes': {
    counts: `stakes at least ${rise} times as high as that of the lost round before`,
    least: 5,
    source: `${guidance}: gambling behaviour indicators`,
  },
  'failed deposits': {
    counts: 'deposits that were rejected',
    least: 3,
    source: `${guidance}: account indicators`,
  },
}

/** Each follows the one before if that was not long ago. */
export const steps = ['message', 'limit offer', 'call'] as const
export type Step = (typeof steps)[number]

export interface Found {
  marker: MarkerName
  /** YYYY-MM-DD, of the site. */
  day: string
}

export interface Taken {
  step: Step
  at: Date
}

export interface Due {
  step: Step
  rule: string
  markers: MarkerName[]
}

const together = { rule: 'two markers on a day', least: 2 }
const again = { rule: 'three days with a marker within a week', least: 3 }

/** Milliseconds in which a player has at most one step, and markers count for a rule. */
export const week = 7 * day
/** Milliseconds after which the steps begin with the first one again. */
export const remembered = 30 * day

/** @param found of the last week and after the last step */
export function stepFor(found: readonly Found[], last: Taken | null, now: Date): Due | null {
  const since = last === null ? Infinity : now.getTime() - last.at.getTime()
  if (since < week) return null
  const fired = ruleFor(found)
  if (!fired) return null
  const after = last === null || since >= remembered ? -1 : steps.indexOf(last.step)
  return { ...fired, step: steps[after + 1] ?? 'call' }
}

function ruleFor(found: readonly Found[]): Omit<Due, 'step'> | null {
  const days = Map.groupBy(found, (each) => each.day)
  const named = (of: readonly Found[]) =>
    markerNames.filter((name) => of.some(({ marker }) => marker === name))
  for (const of of days.values())
    if (of.length >= together.least) return { rule: together.rule, markers: named(of) }
  return days.size >= again.least ? { rule: again.rule, markers: named(found) } : null
}
