import * as z from 'zod/mini'
import { noData, type Call } from './call.ts'
import { text } from './field.ts'

/** Effective connection types of the Network Information API. */
export const connections = ['slow-2g', '2g', '3g', '4g'] as const
export const devices = ['phone', 'desktop'] as const

/** Characters of a release: the start of the digest of what the site is built from. */
export const releaseLength = 12

/** Up to ten minutes. */
const milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)))

/** Web vitals of one page load, without those that the browser did not measure. */
export const vitalsReport = z.object({
  /** Route pattern of the address at which the load began: `/pages/$id`. */
  route: text({ min: 1, max: 100 }),
  release: z.string().check(z.regex(new RegExp(`^[0-9a-f]{${releaseLength}}$`))),
  device: z.enum(devices),
  connection: z.optional(z.enum(connections)),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  fcp: milliseconds,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})
export type VitalsReport = z.output<typeof vitalsReport>

export const vitals = {
  'site/vitals': {
    method: 'POST',
    path: 'site/vitals',
    auth: 'anyone',
    section: '2',
    beyond: true,
    mostBytes: 1_000,
    request: vitalsReport,
    data: noData,
  },
} satisfies Record<string, Call>
