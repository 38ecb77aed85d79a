import type { Browser, CDPSession, Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import type { Pool } from '#server/database/pool.ts'
import { writeNext } from '#server/operator/notify.store.ts'
import { notificationType } from '#contract/notification.ts'
import { postgresHints } from '#server/hub/hints.ts'
import { sendNotice } from '#server/hub/relay.ts'
import { closeDialog, gestures } from './gestures.ts'
import { withPhone } from './phone.ts'

/** After garbage collection: heap in MB of 1 000 000 bytes, and DOM nodes. */
export interface Growth {
  name: string
  heap: { before: number; after: number }
  nodes: { before: number; after: number }
}

interface Place {
  browser: Browser
  url: string
  session: StoredSession
  pool: Pool
}

/** Memory after the first openings is compared with memory after all. */
const openings = { first: 20, all: 500 }
/** Half an hour of a player: a bet every two seconds, a notification every minute. One minute takes a second here. */
const traffic = { minutes: 30, balancesAMinute: 30 }

type Happens = (page: Page, place: Place, times: number) => Promise<void>
interface Lived {
  who: 'visitor' | 'player'
  happens: Happens
  times: { before: number; after: number }
}

/** What is repeated, by the name for `--only`. */
export const growths: Readonly<Record<string, Lived>> = {
  'dialogs-of-visitor': opened('visitor', ['login', 'registration', 'menu']),
  'dialogs-of-player': opened('player', ['profile-panel', 'movements', 'menu']),
  hub: { who: 'player', happens: hears, times: { before: 1, after: traffic.minutes } },
}

function opened(who: Lived['who'], names: readonly string[]): Lived {
  const shown = names.flatMap((name) => gestures[name] ?? [])
  return {
    who,
    times: { before: openings.first, after: openings.all - openings.first },
    async happens(page, _place, times) {
      for (let time = 0; time < times; time += 1) {
        await shown[time % shown.length]?.on(page).tap()
        await closeDialog(page)
      }
    },
  }
}

export async function measureGrowth(name: string, place: Place): Promise<Growth> {
  const lived = growths[name]
  if (!lived) throw new Error(`Nothing is called ${name}`)
  const { who, happens, times } = lived
  const phone = { session: who === 'player' ? place.session : null, slowed: false }
  return withPhone(place.browser, `${place.url}/`, phone, async (page) => {
    const control = await page.context().newCDPSession(page)
    await happens(page, place, times.before)
    const before = await kept(control)
    await happens(page, place, times.after)
    const after = await kept(control)
    console.error(`${name}: ${before.heap} bytes, then ${after.heap}`)
    return {
      name,
      heap: { before: before.heap / 1e6, after: after.heap / 1e6 },
      nodes: { before: before.nodes, after: after.nodes },
    }
  })
}

async function kept(control: CDPSession): Promise<{ heap: number; nodes: number }> {
  await control.send('HeapProfiler.collectGarbage')
  const { usedSize } = await control.send('Runtime.getHeapUsage')
  const { nodes } = await control.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}

/** Minutes of hub messages through server and database; the page must get the last one. */
async function hears(page: Page, { session, pool }: Place, minutes: number): Promise<void> {
  const players = await pool.query<{ id: number }>('select id from players where usercode = $1', [
    session.usercode,
  ])
  const playerId = players.rows[0]?.id
  if (playerId === undefined) throw new Error('The player is not there')
  const tell = (about: { cmd: 'Balance' | 'Notification'; id: number | null }) =>
    sendNotice(postgresHints(pool, { warn: console.warn }), { playerId, ...about })
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let bet = 0; bet < traffic.balancesAMinute; bet += 1) await tell({ cmd: 'Balance', id: null })
    const text = `${Date.now()}`
    const at = new Date()
    const both = { tr: text, en: text }
    const [told] = await writeNext(
      pool,
      { type: notificationType.System, title: both, note: both, at },
      { after: 0, only: [playerId] },
    )
    await tell({ cmd: 'Notification', id: told?.id ?? null })
    await page.getByText(text).first().waitFor({ state: 'attached' })
  }
  // Toasts close by themselves.
  await page.getByRole('status').first().waitFor({ state: 'detached' })
}
