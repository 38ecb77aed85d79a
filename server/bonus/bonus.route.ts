import { toWire } from '#contract/money.ts'
import { notificationType } from '#contract/notification.ts'
import type { Notify } from '../customer/notice.ts'
import { brokenConstraint, transaction, type Transaction } from '../database/transaction.ts'
import type { Locale } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { bonusGranted } from '../wallet/wallet.rules.ts'
import { hasMoved, post } from '../wallet/wallet.store.ts'
import { say } from '../words/words.ts'
import { trialBonus, trialBonusAmount } from './bonus.store.ts'

type BonusParts = Pick<Parts, 'pool' | 'notify'>

export const bonusRoutes = ({ pool, notify }: BonusParts) =>
  ({
    'bonus/trialbonusamount': async () => done(toWire(await trialBonusAmount(pool))),

    'bonus/definetrialbonus': async ({ player, locale }) => {
      try {
        return await transaction(pool, (tx) => grant(tx, notify, player.id, locale))
      } catch (error) {
        if (brokenConstraint(error) === 'transfer_once') return refused('trial bonus taken')
        throw error
      }
    },
  }) satisfies Routes

/** Once per player: of two claims at once the ledger's own constraint lets one through. */
async function grant(tx: Transaction, notify: Notify, playerId: number, locale: Locale): Promise<Reply> {
  const reference = `${trialBonus} ${playerId}`
  if (await hasMoved(tx, 'bonus', reference)) return refused('trial bonus taken')
  const amount = await trialBonusAmount(tx)
  if (amount === 0) return refused('no trial bonus')
  await post(tx, bonusGranted({ playerId, amount, reference }))
  await notify(tx, {
    playerId,
    type: notificationType.Bonus,
    title: say(locale, 'trial bonus given', undefined),
    note: say(locale, 'trial bonus given note', { amount }),
  })
  return done(null, 'trial bonus granted')
}
