import { randomUUID } from 'node:crypto'
import type { Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import type { Clock } from '../hub/clock.ts'
import type { HubLog } from '../hub/log.ts'
import { publishSessionEnded, sendNotice } from '../hub/relay.ts'
import type { Parts } from '../parts.ts'
import { startUpkeep } from '../upkeep/upkeep.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { beat, beatEvery, leave, removeDead } from './node.store.ts'
import { untoldSince } from './untold.store.ts'

/** Milliseconds by which the clocks of two machines may differ. */
const skew = 5_000

interface Node extends Pick<Parts, 'bus' | 'clock'> {
  pool: Pool
  log: Pick<HubLog, 'debug' | 'warn'>
  timer: Pick<Clock, 'after' | 'now'>
}

/**
 * Keeps this node's row. A node that died may not have told what it had committed last: another one tells it again, at least once.
 * Returns how to stop.
 */
export function startHeartbeat({ pool, bus, clock, log, timer }: Node): () => Promise<void> {
  const id = randomUUID()
  let last = -Infinity

  async function tellForTheDead(): Promise<void> {
    // The rows of the dead are there until all is told: a node that dies meanwhile leaves it to the next.
    await transaction(pool, async (tx) => {
      const age = await removeDead(tx)
      if (age === null) return
      const { balances, notifications, sessions } = await untoldSince(tx, age + skew, clock())
      log.warn({ players: balances.length }, 'a node has died: what it may not have told is told again')
      for (const session of sessions) await publishSessionEnded(bus, session)
      for (const about of notifications) await sendNotice(bus, { ...about, cmd: 'Notification' })
      for (const playerId of balances) await publishBalance(bus, playerId)
    })
  }

  const stop = startUpkeep({
    clock: timer,
    log,
    every: beatEvery,
    chores: {
      async heartbeat() {
        await beat(pool, id)
        const isLate = timer.now() - last >= 2 * beatEvery
        last = timer.now()
        // After a database that was away, every other node looks dead.
        if (!isLate) await tellForTheDead()
      },
    },
  })
  return async () => {
    await stop()
    await leave(pool, id).catch((error: unknown) => log.warn({ err: error }, 'this node leaves its row'))
  }
}
