/** Bets for a crowd in its own process, at the nodes in turn, until it is killed. */
import * as z from 'zod/mini'
import { dtCaller } from '#tests/server/setup/games/dt.ts'

const crowd = z.object({
  urls: z.array(z.string()),
  secret: z.string(),
  writers: z.int(),
  players: z.array(
    z.object({ playerId: z.int(), usercode: z.string(), token: z.string(), signIn: z.string() }),
  ),
})
export type Crowd = z.output<typeof crowd>

async function bets({ urls, secret, players }: Crowd, writer: number, writers: number): Promise<void> {
  const clock = { now: () => new Date() }
  const nodes = urls.map((url) => dtCaller({ url, clock, secret }))
  for (let nth = writer; ; nth += writers) {
    const player = players[nth % players.length]
    const id = `crowd-${nth}`
    if (player) await nodes[nth % nodes.length]?.bet(player, { id, round: id, amount: 1 })
    if (nth === writer) process.send?.('begun')
  }
}

process.on('message', (message) => {
  const asked = crowd.parse(message)
  for (let writer = 0; writer < asked.writers; writer++) void bets(asked, writer, asked.writers)
})
