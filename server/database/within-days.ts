import { siteTimeZone } from '#contract/day.ts'

/** SQL: the moment is within the days `from` to `to`, both included, in siteTimeZone; null: no bound. */
export const withinDays = (moment: string, from: string, to: string) =>
  `(${from}::date is null or ${moment} >= ${from}::date::timestamp at time zone '${siteTimeZone}')
    and (${to}::date is null or ${moment} < (${to}::date + 1)::timestamp at time zone '${siteTimeZone}')`
