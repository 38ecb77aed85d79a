/** Bets in its own process: signs all calls of a turn first, then sends them and reports the time. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { sign } from 'node:crypto'
import * as z from 'zod/mini'

const order = z.object({
  url: z.string(),
  privateKey: z.string(),
  players: z.array(z.object({ usercode: z.string(), token: z.string() })),
  bets: z.int(),
  writers: z.int(),
  name: z.string(),
})
export type Order = z.output<typeof order>

interface Signed {
  body: string
  signature: string
}

function signedBets({ players, bets, name, privateKey }: Order): Signed[] {
  return Array.from({ length: bets }, (_, index) => {
    const player = players[index % players.length]
    const id = `${name}-${index}`
    const body = JSON.stringify({
      user: player?.usercode,
      token: player?.token,
      transaction_uuid: id,
      supplier_transaction_id: `s-${id}`,
      supplier_user: null,
      request_uuid: `r-${id}`,
      round: `round-${id}`,
      round_closed: false,
      game_code: 'tulips',
      amount: 100_000,
      currency: 'TRY',
      is_free: false,
      bet: 'zero',
      meta: null,
    })
    return { body, signature: sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64') }
  })
}

async function send(agent: Agent, url: string, { body, signature }: Signed): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-hub88-signature': signature,
  }
  const sent = request(url, { method: 'POST', agent, headers }).end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  if (!text.includes('RS_OK')) throw new Error(`A bet was refused: ${text}`)
}

let asked: Order | undefined
let bets: Signed[] = []

async function run({ url, writers }: Order): Promise<number> {
  const left = bets.values()
  /** New for each turn: a server may close connections that were idle. */
  const agent = new Agent({ keepAlive: true })
  const from = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (const bet of left) await send(agent, url, bet)
    }),
  )
  const took = performance.now() - from
  agent.destroy()
  return took
}

process.on('message', (message) => {
  if (message === 'go' && asked) {
    void run(asked).then((took) => process.send?.(took))
    return
  }
  asked = order.parse(message)
  bets = signedBets(asked)
  process.send?.('ready')
})
