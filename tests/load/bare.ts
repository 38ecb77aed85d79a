/** The bare handler to compare the wallet with: node:http, pg and the same statement. */
import { createServer } from 'node:http'
import * as z from 'zod/mini'
import { createPool } from '#server/database/pool.ts'
import { filled, recordBet, type Betting } from './recorded.ts'

const env = z
  .object({ DATABASE_URL: z.string(), PORT: z.string(), URL: z.string(), SAMPLE: z.string() })
  .parse(process.env)
const pool = createPool(env.DATABASE_URL)
const was: Betting = JSON.parse(env.SAMPLE)
const { query, values } = await recordBet(pool, was)

async function bet(body: string): Promise<string> {
  const call = JSON.parse(body)
  const { token, transaction_uuid: id, round, user: usercode, request_uuid } = call
  const is: Betting = { usercode, token, id, round, amount: call.amount / 1_000 }
  const { rows } = await pool.query<{ taken: { funds: { cash: number } } }>(
    query,
    values.map((value) => filled(value, was, is)),
  )
  return JSON.stringify({
    user: usercode,
    status: 'RS_OK',
    request_uuid,
    currency: 'TRY',
    balance: (rows[0]?.taken.funds.cash ?? 0) * 1_000,
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
