import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { createNotify } from '#server/customer/notify.ts'
import { createPool } from '#server/database/pool.ts'
import { createPostgresBus } from '#server/hub/postgres-bus.ts'
import { reject } from '#server/payment/decide.ts'

const { Pending } = transactionStatus

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined }

const clock = () => new Date()

/** The operator rejects the player's withdrawal; it runs as another node of the platform. */
export async function isTurnedDown(username: string): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const pool = createPool(url, { max: 1 })
  const bus = await createPostgresBus({ url, log: silent })
  try {
    const { rows } = await pool.query<{ reference: string }>(
      `select reference from payments join players on players.id = player_id
        where username = $1 and type = $2 and status = $3`,
      [username, transactionKind.Withdraw, Pending],
    )
    const parts = { pool, bus, clock, notify: createNotify({ bus, clock }) }
    for (const { reference } of rows) {
      const decision = await reject(parts, { reference, reason: 'details not right' })
      if (decision !== 'done')
        throw new Error(`The withdrawal of ${username} is not to be rejected: ${decision}`)
    }
  } finally {
    await bus.close()
    await pool.end()
  }
}
