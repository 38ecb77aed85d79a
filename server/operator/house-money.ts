import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { accountOfShard, houseMoneySent } from '../wallet/wallet.rules.ts'
import { post } from '../wallet/wallet.store.ts'
import { changing } from './command.ts'
import { amount, shard } from './given.ts'
import { NotDone, NotUnderstood } from './not-done.ts'
import { sayAmount } from './show.ts'

export const sendHouseMoney = changing({
  words: z.object({ amount }),
  options: z.object({ to: shard }),
  about: { to: 'the shard that gets it' },
  says: 'sends money of the house from the shard of --shard to another one',
  async run(tx, { shard: from, shards, jobs }, { amount: sum, to }) {
    if (to === from || to >= shards.length) throw new NotDone(`There is no other shard ${to + 1}`)
    if (sum < 0) throw new NotUnderstood('Send it the other way: an amount is positive here')
    const money = { reference: randomUUID(), from, to, amount: sum }
    if (!(await post(tx, houseMoneySent(money))))
      throw new NotDone(
        `Shard ${from + 1} has no account for shard ${to + 1}: start the platform with both first`,
      )
    // In the same transaction: what has left arrives.
    await jobs.add(tx, 'crossing', money)
    return {
      outcome: `${sayAmount(sum)} sent from the house of shard ${from + 1} to shard ${to + 1}`,
      subject: accountOfShard(to),
    }
  },
})
