import type { TestContext } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { createRedisBus } from '#server/hub/redis-bus.ts'
import { publishBalance } from '#server/wallet/balance-hint.ts'
import { HANDSHAKE, RawHub } from '#tests/hub/raw-hub.ts'
import { addJob } from './add-job.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'
import type { databaseProxy } from './database-proxy.ts'
import { changeCash } from './ledger-fault.ts'
import { signedIn } from './player.ts'
import type { startRedis } from './redis.ts'

export interface Stand {
  app: TestApp
  proxy: Awaited<ReturnType<typeof databaseProxy>>
  redis: Awaited<ReturnType<typeof startRedis>>
  /** A line of the node's metrics. */
  value: (line: string) => Promise<number | null>
  atEnd: TestContext['onTestFinished']
}

/** Does it again and again, until the test ends. */
function keep({ atEnd }: Stand, doing: () => Promise<unknown>): void {
  const end = new AbortController()
  atEnd(() => end.abort())
  void (async () => {
    while (!end.signal.aborted) await doing().catch(() => undefined)
  })()
}

/** A connection that is kept would delay the end of the app. */
const headers = { connection: 'close' }

function calls(stand: Stand): void {
  for (let each = 0; each < 4; each++) keep(stand, () => fetch(`${stand.app.url}/api/auth/form`, { headers }))
}

const nothing = () => undefined
const quiet = { debug: nothing, info: nothing, warn: nothing }

const letter = { sealed: 'by nobody' }

/** What goes wrong, by the alerts that tell of it. */
export const faults: Record<string, (stand: Stand) => unknown> = {
  LaleNodeDown: ({ app }) => app.close(),
  LaleNotReady: ({ proxy }) => proxy.hang(),
  LaleErrors(stand) {
    calls(stand)
    stand.proxy.endWhenReady()
  },
  LaleSlow(stand) {
    calls(stand)
    stand.proxy.hang()
  },
  LalePoolExhausted: (stand) =>
    keep(stand, () =>
      Promise.allSettled(Array.from({ length: 200 }, () => stand.app.pool.query('select pg_sleep(1)'))),
    ),
  LaleBusDown: ({ redis }) => redis.kill(),
  async LaleJobsGivenUp({ app }) {
    await addJob(app, 'letter', letter, { after: 1 })
    await app.pool.query('update pgboss.job set retry_limit = 0')
  },
  LaleJobsPileUp: ({ app }) => addJob(app, 'letter', letter, { count: 3, after: 60 }),
  // By time alone.
  'LaleUpkeepLate and LaleLedgerUnproven': () => undefined,
  async LaleLedgerBroken({ app, atEnd }) {
    await signedIn(app, 1_000)
    await changeCash(app, 1)
    atEnd(() => changeCash(app, -1))
    await addJob(app, 'reconcile', {})
  },
  /** Nothing listens where SMS are sent. */
  async LaleProviderFails(stand) {
    const { token } = await signedIn(stand.app)
    const message = { step: 1, phone: '905551112233' } as const
    keep(stand, () => stand.app.call('customer/updatephone', message, { token, headers }))
  },
  /** A page that polls no more, of a player whose balance changes. */
  async LaleHubUnsent({ app, value, atEnd }) {
    const { id: playerId, token } = await signedIn(app)
    const page = new RawHub(`${app.url}/${hubPath}`, `token=${token}&fingerprint=${testFingerprint}`)
    const id = await page.id()
    await page.request('GET', id)
    await page.request('POST', id, { body: HANDSHAKE })
    if (!app.env.redis) throw new Error('There is no Redis')
    const bus = await createRedisBus({ place: app.env.redis, log: quiet })
    atEnd(() => bus.close())
    while (((await value('lale_hub_unsent_bytes')) ?? 0) < 2_000) await publishBalance(bus, playerId)
  },
  LaleLimitsRefuse(stand) {
    let asked = 0
    keep(stand, () =>
      stand.app.call('cms/contact', { phone: '905551112233', message: `the call ${asked++}` }, { headers }),
    )
  },
}

/** The other tests stand still with it. */
export const blocking: typeof faults = {
  LaleEventLoopBlocked({ atEnd }) {
    const blocked = setInterval(() => {
      const until = performance.now() + 300
      while (performance.now() < until);
    }, 310)
    atEnd(() => clearInterval(blocked))
  },
}
