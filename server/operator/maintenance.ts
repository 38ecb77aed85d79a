import * as z from 'zod/mini'
import {
  beginMaintenance,
  endMaintenance,
  findMaintenance,
  type Maintenance,
} from '../maintenance/maintenance.store.ts'
import { changing, looking, type Command } from './command.ts'
import { nothing } from './given.ts'
import { sayMoment } from './show.ts'

const minutes = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'is not a number of minutes from 1 to 9999')),
  z.transform(Number),
)

const said = (standing: Maintenance | null) => {
  if (standing === null) return 'The site is open'
  const { since, until } = standing
  const end = until ? `, expected to be over at ${sayMoment(until)}` : ''
  return `The site is closed since ${sayMoment(since)}${end}`
}

export const maintenanceCommands = {
  maintenance: looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'whether the site is closed for maintenance',
    async run({ pool }) {
      const standing = await findMaintenance(pool)
      return { text: said(standing), data: standing }
    },
  }),

  'maintenance on': changing({
    words: nothing,
    options: z.object({ minutes: z.optional(minutes) }),
    about: {
      minutes: 'how long it is expected to take; sent to browsers and search engines as retry-after',
    },
    says: 'closes the site: pages and calls say that it is under maintenance; providers can still report money',
    async run(tx, { clock }, { minutes: many }) {
      const at = clock()
      const until = many === undefined ? null : new Date(at.getTime() + many * 60_000)
      const earlier = await findMaintenance(tx)
      if (earlier && until === null && earlier.until === null) return { nothing: said(earlier) }
      await beginMaintenance(tx, { since: at, until })
      return { outcome: said({ since: earlier?.since ?? at, until }), subject: 'maintenance' }
    },
  }),

  'maintenance off': changing({
    words: nothing,
    options: nothing,
    about: {},
    says: 'opens the site again',
    async run(tx) {
      if (!(await endMaintenance(tx))) return { nothing: said(null) }
      return { outcome: said(null), subject: 'maintenance' }
    },
  }),
} satisfies Record<string, Command>
