import type { Break, ExclusionLength, Lift } from '#contract/protection-breaks.ts'
import type { Profile } from '#contract/law/profile.ts'

type Way = Profile['breaks']

/** A break as it begins. */
export interface NewBreak {
  kind: Break['kind']
  begunAt: Date
  /** Null: permanent. */
  until: Date | null
  /** Null: it ends by itself, or is never lifted. Lengths in milliseconds. */
  lift: { from: Date; wait: number; within: number } | null
  /** Set on a copy of an exclusion that the person has at another account. */
  original?: { player: number; break: number }
}

/** An exclusion at another account of the person. */
export type ExclusionElsewhere = NewBreak & Required<Pick<NewBreak, 'original'>>

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** A day that its month lacks is one of the next month: never shorter than promised. */
function monthsAfter(moment: Date, months: number): Date {
  const end = new Date(moment)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

export const timeOut = (kind: 'time-out' | 'panic', length: number, now: Date): NewBreak => ({
  kind,
  begunAt: now,
  until: after(now, length),
  lift: null,
})

/** @param within milliseconds in which lifting it may be confirmed */
export function exclusion(
  { shortestExclusion, lift }: Pick<Way, 'shortestExclusion' | 'lift'>,
  within: number,
  length: ExclusionLength,
  now: Date,
): NewBreak {
  const begins = { kind: 'exclusion', begunAt: now } as const
  if (length !== 'permanent') {
    const end = Math.max(monthsAfter(now, length).getTime(), after(now, shortestExclusion).getTime())
    const until = new Date(end)
    return { ...begins, until, lift: { from: until, wait: lift.fixed, within } }
  }
  const from = lift.indefiniteAfter === null ? null : monthsAfter(now, lift.indefiniteAfter)
  return { ...begins, until: null, lift: from && { from, wait: lift.indefinite, within } }
}

/** A break in force, as it is kept. */
export interface KeptBreak {
  kind: Break['kind']
  since: Date
  until: Date | null
  liftableFrom: Date | null
  confirmableFrom: Date | null
  lapsesAt: Date | null
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((one, other) => (one && other ? (one > other ? one : other) : null))

/**
 * Of the breaks in force the one to tell: an exclusion before the others, then the one that lasts longest; null: there is none. Exclusions
 * are lifted together, when the last of them can be.
 */
export function running(breaks: readonly KeptBreak[]): KeptBreak | null {
  const exclusions = breaks.filter(({ kind }) => kind === 'exclusion')
  const counted = exclusions.length > 0 ? exclusions : breaks
  const [first, ...others] = counted.toSorted((one, other) => endOf(other) - endOf(one) || 0)
  if (!first || first.kind !== 'exclusion') return first ?? null
  const all = [first, ...others]
  return {
    ...first,
    liftableFrom: latest(all.map(({ liftableFrom }) => liftableFrom)),
    confirmableFrom: latest(all.map(({ confirmableFrom }) => confirmableFrom)),
    lapsesAt: latest(all.map(({ lapsesAt }) => lapsesAt)),
  }
}

/** Later than any time in practice. */
const never = 8.64e15
const endOf = ({ until }: KeptBreak) => until?.getTime() ?? never

/** A request that has lapsed is none. */
function liftOf({ liftableFrom, confirmableFrom, lapsesAt }: KeptBreak, now: Date): Lift | null {
  if (!liftableFrom) return null
  const request =
    confirmableFrom && lapsesAt && lapsesAt > now
      ? { confirmableFrom: confirmableFrom.toISOString(), lapsesAt: lapsesAt.toISOString() }
      : null
  const opens = request ? confirmableFrom : liftableFrom
  return { from: liftableFrom.toISOString(), open: opens !== null && opens <= now, request }
}

export const onTheWire = (kept: KeptBreak, now: Date): Break => ({
  kind: kept.kind,
  since: kept.since.toISOString(),
  until: kept.until?.toISOString() ?? null,
  lift: liftOf(kept, now),
})

/** Whether the profile offers a time-out of this length. @param length milliseconds */
export const offersTimeOut = ({ timeOuts }: Pick<Way, 'timeOuts'>, length: number) =>
  length >= timeOuts.shortest && length <= timeOuts.longest

/** Milliseconds by which a bonus that can still be wagered ends later: what the new break adds to those in force. */
export function pausedFor(added: NewBreak, breaks: readonly KeptBreak[]): number {
  const from = Math.max(added.begunAt.getTime(), ...breaks.map(endOf))
  return Math.max(0, (added.until?.getTime() ?? from) - from)
}
