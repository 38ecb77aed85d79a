import * as z from 'zod/mini'
import { noData, type Call } from './call.ts'
import { text } from './field.ts'

/** What a browser calls the effective type of its connection. */
export const connections = ['slow-2g', '2g', '3g', '4g'] as const
export const devices = ['phone', 'desktop'] as const

/** Signs of a release: the first ones of the digest of what the site was built of. */
export const releaseLength = 12

/** Ten minutes; nobody has waited for longer. */
const milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(600_000)))

/** How fast one load of the site was: what a browser did not measure is left out. */
export const vitalsReport = z.object({
  /** The pattern of the address at which the load began: `/pages/$id`. */
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
