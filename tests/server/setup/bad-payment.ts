import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { envelope } from '#contract/call.ts'
import { startApp, type TestApp } from './app.ts'
import { testFingerprint } from './call.ts'
import { proveLedger, signedIn, type TestPlayer } from './player.ts'

export const bothCalls = ['payment/deposit', 'payment/withdraw'] as const
type CallName = (typeof bothCalls)[number]

/** All that a bank transfer asks for but the amount, as JSON. */
export const transfer = '"Bank":1,"Iban":"TR33 0006 1005 1978 6457 8413 26","AccountHolder":"Ada Deniz"'

interface Stand {
  app: TestApp
  /** Has money enough for whatever is asked. */
  player: TestPlayer
  /** How much there was of what a payment writes, before the test. */
  before: Awaited<ReturnType<typeof written>>
}

/** A platform with a rich player, whose book is proven after each test. To be called at the top of a file. */
export function standForBadPayments(): Stand {
  const stand = {} as Stand
  beforeAll(async () => {
    stand.app = await startApp()
    stand.player = await signedIn(stand.app, 100_000_000)
  })
  beforeEach(async () => {
    stand.before = await written(stand.app)
  })
  afterEach(() => proveLedger(stand.app))
  afterAll(() => stand.app.close())
  return stand
}

/** How much there is of what a payment writes. */
export async function written({ pool }: Pick<TestApp, 'pool'>) {
  const { rows } = await pool.query(
    `select (select count(*) from payments) as payments, (select count(*) from transfers) as transfers,
            (select count(*) from entries) as entries, (select count(*) from notifications) as notifications,
            (select count(*) from sandbox_orders) as orders,
            (select count(*) from requests where outcome @> '{"success": true}') as requests`,
  )
  return rows[0]
}

/** Sends the very text: not everything that JSON can say comes out of JSON.stringify. */
export async function sendText(app: TestApp, token: string, call: CallName, body: string) {
  const response = await fetch(`${app.url}/api/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-fingerprint': testFingerprint,
      'x-locale': 'en',
      authorization: `Bearer ${token}`,
    },
    body,
  })
  return { status: response.status, ...envelope.parse(await response.json()) }
}

interface Blame {
  field: string
  kind: string
}

/** A payment by this method and detail is refused and this field is to blame; what the player reads. */
export async function refuses(
  app: TestApp,
  token: string,
  call: CallName,
  { id, detail, ...blamed }: Blame & { id: number; detail: string },
) {
  const answer = await sendText(app, token, call, `{"id":${id},"target":"pay","detail":${detail}}`)
  expect([call, answer.success, answer.data]).toEqual([call, false, blamed])
  expect([200, 400]).toContain(answer.status)
  return answer.message
}
