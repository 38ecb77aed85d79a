import { insist } from './insist.ts'
import type { RealServer } from './real-server.ts'
import { methodOf, type TestPlayer } from './player.ts'

type Server = Pick<RealServer, 'env' | 'pool' | 'call'>

export interface PaymentAsked {
  player: TestPlayer
  requestId: string
  call: 'payment/deposit' | 'payment/withdraw'
}

/** Per payment, in minor units. */
export const paidAmount = 6_000
const detail = { Amount: paidAmount / 100, WalletNo: '1234567890' }

/** Sends one request. Returns the path of a deposit's payment page, or null if the balance does not cover the withdrawal. */
export async function askPayment(
  server: Server,
  { player, requestId, call }: PaymentAsked,
): Promise<string | null> {
  const id = await methodOf(server, 'kesecik')
  const answer = await insist(() =>
    server.call(call, { id, target: 'pay', detail }, { token: player.token, requestId }),
  )
  if (answer.success) return typeof answer.data === 'string' ? new URL(answer.data).pathname : ''
  if (JSON.stringify(answer.data).includes('balance too small')) return null
  throw new Error(`${call} was refused: ${answer.message}`)
}

/** Pays on the provider's page; retries while the page says that the site could not be told. */
export async function payOnPage(server: Pick<Server, 'env'>, path: string): Promise<void> {
  const body = new URLSearchParams({ action: 'pay' })
  const html = await (await fetch(`${server.env.sandboxUrl}${path}`, { method: 'POST', body })).text()
  if (html.includes('could not be told')) return payOnPage(server, path)
  if (!html.includes('has been received')) throw new Error('The payment was not received')
}
