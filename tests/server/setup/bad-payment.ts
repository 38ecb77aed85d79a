import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { envelope } from '#contract/call.ts'
import { startApp, type TestApp } from './app.ts'
import { testFingerprint } from './call.ts'
import { proveLedger, signedIn, type TestPlayer } from './player.ts'

export const bothCalls = ['payment/deposit', 'payment/withdraw'] as const
type CallName = (typeof bothCalls)[number]

/** The fields of a bank transfer without the amount, as JSON. */
export const transfer = '"Bank":1,"Iban":"TR33 0006 1005 1978 6457 8413 26","AccountHolder":"Ada Deniz"'

interface Stand {
  app: TestApp
  player: TestPlayer
  /** Counts of the rows that a payment writes, before the test. */
  before: Awaited<ReturnType<typeof written>>
}

/** A platform with a rich player; proves the ledger after each test. Call it at the top level of a file. */
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

export async function written({ pool }: Pick<TestApp, 'pool'>) {
  const { rows } = await pool.query(
    `select (select count(*) from payments) as payments, (select count(*) from transfers) as transfers,
            (select count(*) from entries) as entries, (select count(*) from notifications) as notifications,
            (select count(*) from sandbox.orders) as orders,
            (select count(*) from requests where outcome @> '{"success": true}') as requests`,
  )
  return rows[0]
}

/** Sends the raw text: JSON.stringify cannot produce all valid JSON. */
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

/** Expects a refusal that blames this field; returns the player's message. */
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
