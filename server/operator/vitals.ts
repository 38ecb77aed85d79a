import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals'
import * as z from 'zod/mini'
import { connections, devices } from '#contract/vitals.ts'
import { routed } from '../site/head/places.ts'
import { kept } from '../upkeep/upkeep.store.ts'
import { listVitals, measures, type Measure, type RouteVitals } from '../vitals/vitals.store.ts'
import { looking, reportPatience } from './command.ts'
import { lastDays, nothing, text } from './given.ts'
import { table } from './show.ts'

const day = 24 * 60 * 60 * 1000
const mostDays = kept.vitals / day

/** At most the first: good; above the second: poor. */
const thresholds: Readonly<Record<Measure, readonly [number, number]>> = {
  lcp: LCPThresholds,
  inp: INPThresholds,
  cls: CLSThresholds,
  fcp: FCPThresholds,
  ttfb: TTFBThresholds,
}

function ratingOf(name: Measure, value: number): 'good' | 'needs improvement' | 'poor' {
  const [good, fair] = thresholds[name]
  if (value <= good) return 'good'
  return value <= fair ? 'needs improvement' : 'poor'
}

const say = (name: Measure, value: number | null) => {
  if (value === null) return null
  return `${value}${name === 'cls' ? '' : ' ms'} ${ratingOf(name, value)}`
}

const figure = (name: Measure, line: RouteVitals) => {
  const p75 = line[`${name}_p75`]
  return p75 === null ? null : { p75, rating: ratingOf(name, p75), count: line[`${name}_count`] }
}

const byMeasure = <Value>(valueOf: (name: Measure) => Value) =>
  Object.fromEntries(measures.map((name) => [name, valueOf(name)]))

export const vitals = looking({
  words: nothing,
  options: z.object({
    days: lastDays(mostDays),
    route: z.optional(z.enum(routed, 'is not a route of the site')),
    release: z.optional(text),
    device: z.optional(z.enum(devices, `is not one of ${devices.join(', ')}`)),
    connection: z.optional(z.enum(connections, `is not one of ${connections.join(', ')}`)),
  }),
  about: {
    days: `of the last 1 to ${mostDays} days; default 7`,
    route: "that began at this route, as '/pages/$id'",
    release: 'of this release',
    device: `of one kind: ${devices.join(', ')}`,
    connection: `of one kind, where the browser told it: ${connections.join(', ')}`,
  },
  patience: reportPatience,
  says: 'how fast the site was for visitors: the 75th percentile (p75) by route and release, with its rating',
  async run({ pool, clock }, { days, ...chosen }) {
    const since = new Date(clock().getTime() - days * day)
    const lines = await listVitals(pool, { ...chosen, since })
    const { text: shown } = table(
      lines.map((line) => ({
        route: line.route,
        release: line.release,
        since: line.since,
        loads: line.loads,
        ...byMeasure((name) => say(name, line[`${name}_p75`])),
      })),
      'Nothing was measured.',
    )
    const data = lines.map((line) => ({
      route: line.route,
      release: line.release,
      since: line.since,
      loads: line.loads,
      ...byMeasure((name) => figure(name, line)),
    }))
    return { text: shown, data }
  },
})
