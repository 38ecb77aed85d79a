import type { VitalsReport } from '#contract/vitals.ts'
import type { Db } from '../database/pool.ts'

export type Vitals = VitalsReport & { at: Date }

export async function insertVitals(db: Db, rows: readonly Vitals[]): Promise<void> {
  await db.query(
    `insert into vitals (at, route, release, device, connection, lcp, inp, ttfb, fcp, cls)
     select at, route, release, device, connection, lcp, inp, ttfb, fcp, cls
       from jsonb_to_recordset($1) as told (at timestamptz, route text, release text, device text, connection text,
              lcp integer, inp integer, ttfb integer, fcp integer, cls real)`,
    [JSON.stringify(rows)],
  )
}

export const measures = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const
export type Measure = (typeof measures)[number]

export type RouteVitals = { route: string; release: string; since: Date; loads: number } & {
  /** 75th percentile; null: not measured. */
  [Name in Measure as `${Name}_p75`]: number | null
} & {
  [Name in Measure as `${Name}_count`]: number
}

type Chosen = { since: Date } & {
  [Name in 'route' | 'release' | 'device' | 'connection']?: VitalsReport[Name] | undefined
}

export async function listVitals(db: Db, chosen: Chosen): Promise<RouteVitals[]> {
  const figures = measures.map(
    (name) =>
      `percentile_disc(0.75) within group (order by ${name}) as ${name}_p75, count(${name}) as ${name}_count`,
  )
  const { since, route = null, release = null, device = null, connection = null } = chosen
  const { rows } = await db.query<RouteVitals>(
    `select route, release, min(at) as since, count(*) as loads, ${figures.join(', ')}
       from vitals
      where at >= $1 and ($2::text is null or route = $2) and ($3::text is null or release = $3)
        and ($4::text is null or device = $4) and ($5::text is null or connection = $5)
      group by route, release
      order by route, since desc, release`,
    [since, route, release, device, connection],
  )
  return rows
}
