import { migrateSandbox } from '#sandbox/server/migrate.ts'
import { keepOrder } from '#sandbox/server/payment/order.store.ts'
import { payOut } from '#sandbox/server/payment/payout.store.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { readEnv, type Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { walletProviders } from '#server/seamless/game-call.ts'
import { seed } from '#server/seed/seed.ts'
import { desk } from '#server/wallet/wallet.rules.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import type { PaymentOrder, PaymentProviders, PayOutOrder } from '#server/world/payment-provider.ts'
import { paymentProviders } from '#server/world/payment-provider.places.ts'
import { freshDatabase } from '../setup/copies.ts'
import { quietParts } from '../setup/game.ts'
import { methodOf, testSecret } from '../setup/player.ts'
import { offers } from './world.ts'

/** The parts that move money, on a database of their own. No upkeep runs by itself. */
export interface Platform {
  pool: Pool
  clock: { now(): Date; pass(milliseconds: number): void }
  parts: ReturnType<typeof partsOf>
  methodId: number
  /** By code. */
  offerIds: Map<string, number>
}

const publicUrl = 'http://127.0.0.1:1'

function partsOf(pool: Pool, clock: Platform['clock']) {
  const env = readEnv({
    NODE_ENV: 'test',
    SECRET: testSecret,
    PUBLIC_URL: publicUrl,
  })
  return {
    ...quietParts({ clock }),
    env,
    pool,
    providers: providersOf(env, pool),
    log: createLog({ ...env, logLevel: 'silent' }),
  }
}

/** The sandbox's payment provider without the way between: there is no server here. */
function providersOf(env: Env, pool: Pool): PaymentProviders {
  const own = paymentProviders(env)
  return new Map(
    Array.from(own, ([name, provider]) => [
      name,
      {
        ...provider,
        start: async (order: PaymentOrder) => ({
          url: `${env.sandboxUrl}/pay/${await keepOrder(pool, order)}`,
        }),
        payOut: (order: PayOutOrder) => payOut(pool, order),
      },
    ]),
  )
}

export async function startPlatform(): Promise<Platform> {
  const url = new URL(await freshDatabase())
  // Commits need not reach the disk: no crash is tested here.
  url.searchParams.set('options', '-c synchronous_commit=off')
  const pool = createPool(url.href, { max: 2 })
  let time = Date.now()
  const clock = { now: () => new Date(time), pass: (milliseconds: number) => void (time += milliseconds) }
  await migrateSandbox(pool)
  await seed(pool, clock.now())
  const parts = partsOf(pool, clock)
  await openAccounts(pool, 'payment provider', [desk, ...parts.providers.keys()])
  await openAccounts(pool, 'game provider', walletProviders)
  const offerIds = new Map<string, number>()
  for (const { code, amount, requirement, days } of offers) {
    const { rows } = await pool.query<{ id: number }>(
      'update bonus_offers set amount = $2::bigint, wagering = $3::bigint / $2::bigint, days = $4 where code = $1 returning id',
      [code, amount, requirement, days],
    )
    offerIds.set(code, rows[0]?.id ?? 0)
  }
  return { pool, clock, parts, methodId: await methodOf({ pool }, 'kesecik'), offerIds }
}
