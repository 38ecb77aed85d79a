import type { RunnerResult } from 'lighthouse'
import { NetworkRecords } from 'lighthouse/core/computed/network-records.js'
import * as z from 'zod/mini'
import { serialDepth } from './serial-depth.ts'

const kinds = { script: 'Script', style: 'Stylesheet', font: 'Font', image: 'Image', document: 'Document' }
const timings = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  speedIndex: 'speed-index',
  cls: 'cumulative-layout-shift',
}

type Counted = 'blocking' | 'score' | 'requests' | 'requestsBeforeLcp' | 'depth' | 'scriptToAnswer'

/**
 * One load, or the medians of several: milliseconds; bytes on the network, headers included.
 * If the page is never quiet for 5 s, the blocking time is infinite and the score 0.
 */
export type Figures = Record<keyof typeof timings | keyof typeof kinds | Counted, number>

export async function figuresOf({ lhr, artifacts }: RunnerResult): Promise<Figures> {
  const known = (value: unknown, what: string) => {
    if (typeof value !== 'number') throw new Error(`${lhr.requestedUrl}: Lighthouse has no ${what}`)
    return value
  }
  const { details } = lhr.audits['metrics'] ?? {}
  const observed: Record<string, unknown> = details?.type === 'debugdata' ? details['items']?.[0] : {}
  // In microseconds, from the trace; requests use milliseconds of the same clock.
  const lcpAt = known(observed['observedLargestContentfulPaintTs'], 'time of the LCP') / 1_000
  const begunAt = known(observed['observedTimeOriginTs'], 'time of its beginning') / 1_000
  const answersAt = begunAt + answersAfter(lhr.audits['user-timings']?.details)
  const recorded = await NetworkRecords.request(artifacts.DevtoolsLog, { computedCache: new Map() })
  const records = recorded.filter(({ parsedURL }) => /^https?$/.test(parsedURL.scheme))
  const before = records.filter(({ networkRequestTime }) => networkRequestTime <= lcpAt)
  return {
    ...each(timings, (audit) => known(lhr.audits[audit]?.numericValue, audit)),
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? Infinity,
    score: lhr.categories['performance']?.score ?? 0,
    requests: records.length,
    requestsBeforeLcp: before.length,
    depth: serialDepth(
      before.map(
        ({ url, resourceType = '', initiator, rendererStartTime: asked, networkEndTime: ended }) => ({
          url,
          kind: resourceType,
          readIn: initiator.type === 'script' ? undefined : initiator.url,
          asked,
          ended,
        }),
      ),
    ),
    scriptToAnswer: sizeOf(
      records.filter(({ networkRequestTime }) => networkRequestTime <= answersAt),
      kinds.script,
    ),
    ...each(kinds, (kind) => sizeOf(records, kind)),
  }
}

const sizeOf = (
  records: readonly { resourceType?: string | undefined; transferSize: number }[],
  kind: string,
) =>
  records
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)

/** Milliseconds until the page answers to taps; Infinity without a script. */
function answersAfter(details: unknown): number {
  const marks = z.safeParse(z.object({ items: z.array(timing) }), details)
  const mark = marks.data?.items.find(({ name }) => name === 'answers')
  return mark?.startTime ?? Infinity
}
const timing = z.object({ name: z.string(), startTime: z.number() })

function each<Name extends string>(of: Record<Name, string>, read: (called: string) => number) {
  const entries = Object.entries<string>(of).map(([name, called]) => [name, read(called)])
  return Object.fromEntries(entries) as Record<Name, number>
}

export function medians(loads: readonly Figures[]): Figures {
  const [first] = loads
  if (!first) throw new Error('Nothing was loaded')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, median(loads.map((load) => load[name]))])) as Figures
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
