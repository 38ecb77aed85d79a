import * as z from 'zod/mini'
import { findActive } from '../bonus/active.store.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { adjusted } from '../wallet/wallet.rules.ts'
import { lockFunds, post } from '../wallet/wallet.store.ts'
import { changing } from './command.ts'
import { playerBy } from './find-player.ts'
import { balancesOf } from './find-player.store.ts'
import { amount as amountOf, usercode } from './given.ts'
import { NotDone } from './not-done.ts'
import { money, sayAmount, table } from './show.ts'

export const adjust = changing({
  words: z.object({ usercode, amount: amountOf }),
  options: z.object({ account: z.enum(['cash', 'bonus'], 'is cash or bonus') }),
  about: { account: 'which of the two balances changes' },
  says: 'adds an amount to a balance, from the house; -12.50 takes it away, never below zero',
  async run(tx, { bus, env }, { usercode: code, amount, account }, { id }) {
    if (Math.abs(amount) > env.mostPerCall)
      throw new NotDone(`At most ${sayAmount(env.mostPerCall)} are moved at once (MOST_PER_CALL)`)
    const { id: playerId } = await playerBy(tx, code)
    await lockFunds(tx, playerId)
    if (account === 'bonus' && amount > 0 && !(await findActive(tx, playerId)))
      throw new NotDone(`${code} has no active bonus: use --account cash`)
    const reference = `adjustment ${id}`
    const balances = async () =>
      (await balancesOf(tx, playerId)).map(({ kind, balance }) => ({
        account: kind,
        balance: money(balance),
      }))
    if (!(await post(tx, adjusted({ playerId, account, amount, reference })))) {
      const has = (await balances()).find((row) => row.account === account)?.balance
      throw new NotDone(
        `The ${account} of ${code} is ${has?.toString() ?? 'not there'}: less than ${sayAmount(-amount)}`,
      )
    }
    tx.afterCommit(() => publishBalance(bus, playerId))
    return {
      outcome: `${sayAmount(Math.abs(amount))} ${amount > 0 ? 'added to' : 'taken from'} the ${account} of ${code}`,
      players: [playerId],
      subject: reference,
      shown: table(await balances()),
    }
  },
})
