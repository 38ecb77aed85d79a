import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { alertRules, assertStates, step, type Series } from './setup/promtool.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

interface Trouble {
  series: Series
  /** Just not enough for the alert. */
  calm: Series
  /** Seconds from the beginning of the series until the trouble is seen; by default those of `from`. */
  seen?: number
  /** Seconds that it lasts until the alert fires. */
  lasts: number
  /** Seconds between two samples. */
  every?: number
}

/** Samples: as they were for five steps, then as they are for long. */
const from = (before: string | number, now: string | number) => `${before}x4 ${now}x80`
const seenFrom = 5 * step

const requests = (ok: string, failed: string) => ({
  'http_request_duration_seconds_count{status_code="200"}': ok,
  'http_request_duration_seconds_count{status_code="500"}': failed,
})
const durations = (withinASecond: string) => ({
  'http_request_duration_seconds_bucket{route="/api/auth/form",le="1"}': withinASecond,
  'http_request_duration_seconds_bucket{route="/api/auth/form",le="2.5"}': '0+100x80',
  'http_request_duration_seconds_bucket{route="/api/auth/form",le="+Inf"}': '0+100x80',
})
const asked = (done: string, failed: string) => ({
  'lale_provider_request_duration_seconds_count{what="sms",provider="http",outcome="done"}': done,
  'lale_provider_request_duration_seconds_count{what="sms",provider="http",outcome="failed"}': failed,
})
const lastSuccess = (kind: string, instance = 'one') =>
  `lale_job_last_success_timestamp_seconds{kind="${kind}",instance="${instance}"}`
const ledger = (instance: string, differences: string, at: string) => ({
  [`lale_ledger_differences{instance="${instance}"}`]: differences,
  [`lale_ledger_reconciled_timestamp_seconds{instance="${instance}"}`]: at,
})

const troubles: Record<string, Trouble> = {
  LaleNodeDown: {
    series: { 'up{job="lale"}': from(1, 0) },
    calm: { 'up{job="lale"}': '1x80', 'up{job="other"}': from(1, 0) },
    lasts: minute,
  },
  LaleNotReady: { series: { lale_ready: from(1, 0) }, calm: { lale_ready: '1x80' }, lasts: 30 },
  LaleErrors: {
    series: requests('0+100x84', from(0, '50+50')),
    calm: requests('0+100x84', '0+2x84'),
    lasts: 2 * minute,
  },
  LaleSlow: { series: durations('0+90x80'), calm: durations('0+100x80'), seen: step, lasts: 5 * minute },
  LaleEventLoopBlocked: {
    series: { nodejs_eventloop_lag_p99_seconds: from(0, 0.26) },
    calm: { nodejs_eventloop_lag_p99_seconds: from(0, 0.25) },
    lasts: 2 * minute,
  },
  LalePoolExhausted: {
    series: { lale_database_waiting: from(0, 1) },
    calm: { lale_database_waiting: '0x80' },
    lasts: minute,
  },
  LaleBusDown: { series: { lale_bus_up: from(1, 0) }, calm: { lale_bus_up: '1x80' }, lasts: minute },
  LaleJobsGivenUp: {
    series: { 'lale_jobs_waiting{kind="dead"}': from(0, 1) },
    calm: { 'lale_jobs_waiting{kind="dead"}': '0x80', 'lale_jobs_waiting{kind="letter"}': '9x80' },
    lasts: 0,
  },
  LaleJobsPileUp: {
    series: { 'lale_jobs_waiting{kind="letter"}': from(0, 501) },
    calm: { 'lale_jobs_waiting{kind="letter"}': from(0, 500), 'lale_jobs_waiting{kind="dead"}': '501x80' },
    lasts: 10 * minute,
  },
  /** From the start of a node whose upkeep never succeeds. */
  LaleUpkeepLate: {
    series: { [lastSuccess('rows')]: '0x200' },
    calm: { [lastSuccess('rows')]: '0x20 600x20 1200x20 1800x20', [lastSuccess('letter')]: '0x200' },
    seen: hour / 2 + step,
    lasts: 15 * minute,
  },
  LaleLedgerBroken: {
    series: ledger('one', from(0, 2), from(0, 150)),
    calm: ledger('one', '0x80', from(0, 150)),
    lasts: 0,
  },
  LaleLedgerUnproven: {
    series: { [lastSuccess('reconcile')]: '0x600' },
    calm: { [lastSuccess('reconcile')]: '0x290 86400x310', [lastSuccess('rows')]: '0x600' },
    seen: 2 * day + 5 * minute,
    every: 5 * minute,
    lasts: 15 * minute,
  },
  LaleProviderFails: {
    series: asked('0x84', from(0, '1+1')),
    calm: asked('0+2x84', '0+1x84'),
    lasts: 5 * minute,
  },
  LaleHubUnsent: {
    series: { lale_hub_unsent_bytes: from(0, 67_108_865) },
    calm: { lale_hub_unsent_bytes: from(0, 67_108_864) },
    lasts: 2 * minute,
  },
  LaleLimitsRefuse: {
    series: { 'lale_limited_total{limit="contact"}': from(0, '1000+1000') },
    calm: { 'lale_limited_total{limit="contact"}': '0+29x84' },
    lasts: 5 * minute,
  },
}

describe('when an alert fires', () => {
  test('Scenario: each alert is here', () => {
    const ruled = [...readFileSync(alertRules, 'utf8').matchAll(/alert: (\w+)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(Object.keys(troubles).toSorted()).toEqual(ruled.toSorted())
  })

  test.each(Object.entries(troubles))(
    'Scenario: %s waits as long as the trouble may last',
    (alert, trouble) => {
      const { series, calm, seen = seenFrom, lasts, every = step } = trouble
      const lastWait = seen + lasts - every
      assertStates(
        alert,
        series,
        new Map([
          [seen - every, 'absent'],
          ...(lasts > 0 ? [[seen, 'pending'] as const, [lastWait, 'pending'] as const] : []),
          [seen + lasts, 'firing'],
        ]),
        every,
      )
      assertStates(
        alert,
        calm,
        new Map([
          [seen, 'absent'],
          [seen + lasts, 'absent'],
        ]),
        every,
      )
    },
  )

  test('Scenario: the node that did the upkeep stops, and another does it within ten minutes', () => {
    const series = {
      [lastSuccess('rows', 'one')]: '0+30x200 stale',
      [lastSuccess('rows', 'two')]: '0x220 6600x80',
    }
    const states = [
      [200 * step, 'absent'],
      [201 * step, 'pending'],
      [220 * step, 'pending'],
      [221 * step, 'absent'],
    ] as const
    assertStates('LaleUpkeepLate', series, new Map(states))
  })

  test('Scenario: another node reconciles later and finds the ledger in order', () => {
    const series = { ...ledger('one', '2x80', '0x80'), ...ledger('two', '_x20 0x60', '_x20 600x60') }
    assertStates(
      'LaleLedgerBroken',
      series,
      new Map([
        [19 * step, 'firing'],
        [20 * step, 'absent'],
      ]),
    )
  })

  test('Scenario: one request to a provider fails, and no other is made', () => {
    const series = asked('0x84', from(0, 1))
    const states = [seenFrom, seenFrom + 4 * minute].map((seconds) => [seconds, 'pending'] as const)
    assertStates('LaleProviderFails', series, new Map([...states, [seenFrom + 5 * minute, 'absent']]))
  })
})
