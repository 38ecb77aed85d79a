/** Bets for a crowd in its own process, at the nodes in turn, until it is killed. */
import * as z from 'zod/mini'
import { dtCaller } from '#tests/server/setup/games/dt.ts'

const crowd = z.object({
  urls: z.array(z.string()),
  secret: z.string(),
  /** Milliseconds between two bets of one player. */
  pause: z.int(),
  players: z.array(
    z.object({ playerId: z.int(), usercode: z.string(), token: z.string(), signIn: z.string() }),
  ),
})
export type Crowd = z.output<typeof crowd>

process.on('message', (message) => {
  const { urls, secret, pause, players } = crowd.parse(message)
  const clock = { now: () => new Date() }
  const nodes = urls.map((url) => dtCaller({ url, clock, secret }))
  let nth = 0
  setInterval(() => {
    const player = players[nth % players.length]
    const id = `crowd-${nth}`
    if (player) void nodes[nth % nodes.length]?.bet(player, { id, round: id, amount: 1 })
    if (++nth === players.length) process.send?.('begun')
  }, pause / players.length)
})
