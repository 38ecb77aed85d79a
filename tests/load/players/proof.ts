import { transactionKind } from '#contract/payment.ts'
import type { Pool } from '#server/database/pool.ts'
import { proveLedger } from '#tests/server/setup/player.ts'
import type { Player } from './player.ts'

interface Booked {
  player_id: number
  type: number
  reference: string
  key: string | null
}

/** What does not add up: in the ledger, or between what players sent and what was booked. */
export async function moneyFaults(pool: Pool, players: readonly Player[]): Promise<string[]> {
  const faults: string[] = []
  await proveLedger({ pool }).catch((error: Error) => faults.push(error.message))
  const { rows } = await pool.query<Booked>(
    `select payments.player_id, type, reference, key
       from payments left join requests on requests.player_id = payments.player_id
        and requests.outcome ->> 'data' = payments.reference::text`,
  )
  const booked = Map.groupBy(rows, ({ player_id }) => player_id)
  for (const player of players) faults.push(...faultsOf(player, booked.get(player.account.id) ?? []))
  return faults
}

function faultsOf({ account, sent }: Pick<Player, 'account' | 'sent'>, booked: readonly Booked[]): string[] {
  const { username } = account.session
  const keys = booked.map(({ key }) => key ?? '')
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
  const unsent = keys.filter((key) => !sent.acknowledged.has(key))
  const lost = [...sent.acknowledged].filter(([id, yes]) => yes && !keys.includes(id)).map(([id]) => id)
  const count = (kind: number) => booked.filter(({ type }) => type === kind).length
  const more = ([call, kind]: readonly ['payment/deposit' | 'payment/withdraw', number]) =>
    count(kind) > sent.wishes[call] ? [`${count(kind)} of ${call} for ${sent.wishes[call]} wishes`] : []
  return [
    ...twice.map((id) => `booked twice: ${id}`),
    ...unsent.map((id) => `booked and not sent: ${id}`),
    ...lost.map((id) => `acknowledged and not booked: ${id}`),
    ...more(['payment/deposit', transactionKind.Deposit]),
    ...more(['payment/withdraw', transactionKind.Withdraw]),
  ].map((fault) => `${username}: ${fault}`)
}
