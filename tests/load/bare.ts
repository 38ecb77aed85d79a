/** The bare handler to compare the wallet with: node:http, pg and the same statements. */
import { createServer } from 'node:http'
import * as z from 'zod/mini'
import { createPool, type Db } from '#server/database/pool.ts'
import { stripes } from '#server/wallet/wallet.rules.ts'
import { filled, recordBet, type Filling } from './recorded.ts'

const env = z
  .object({ DATABASE_URL: z.string(), PORT: z.string(), URL: z.string(), SAMPLE: z.string() })
  .parse(process.env)
const pool = createPool(env.DATABASE_URL)
const was: Filling = JSON.parse(env.SAMPLE)
const statements = await recordBet(pool, was)
const playerIds = new Map<string, number>()

async function idOf(usercode: string): Promise<number> {
  const known = playerIds.get(usercode)
  if (known !== undefined) return known
  const { rows } = await pool.query<{ id: number }>('select id from players where usercode = $1', [usercode])
  const id = rows[0]?.id ?? 0
  playerIds.set(usercode, id)
  return id
}

interface Row {
  kind?: string
  balance?: number
  id?: number
}

async function bet(body: string): Promise<string> {
  const call = JSON.parse(body)
  const playerId = await idOf(call.user)
  const amount = call.amount / 1_000
  const { token, transaction_uuid: id, round, user: usercode, request_uuid } = call
  const is: Filling = {
    playerId,
    usercode,
    token,
    id,
    round,
    amount,
    balance: 0,
    stripe: playerId % stripes,
    receipt: '',
  }
  const runAll = async (db: Db, isInside: boolean) => {
    for (const { query, values } of statements.filter((each) => each.isInside === isInside)) {
      const { rows } = await db.query<Row>(
        query,
        values.map((value) => filled(value, was, is)),
      )
      for (const row of rows) {
        if (row.kind === 'cash') is.balance = (row.balance ?? 0) - amount
        else if (row.kind === undefined && row.id !== undefined) is.receipt = String(row.id)
      }
    }
  }
  await runAll(pool, false)
  const client = await pool.connect()
  try {
    await runAll(client, true)
  } finally {
    client.release()
  }
  return JSON.stringify({
    user: usercode,
    status: 'RS_OK',
    request_uuid,
    currency: 'TRY',
    balance: is.balance * 1_000,
  })
}

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    bet(Buffer.concat(chunks).toString())
      .then((answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}).listen(Number(env.PORT), '127.0.0.1', () => console.log(env.URL))
process.on('SIGTERM', () => process.exit(0))
