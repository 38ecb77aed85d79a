import { notificationType } from '#contract/notification.ts'
import { brokenConstraint, type Transaction } from '../database/transaction.ts'
import type { Locale } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import { bonusGranted } from '../wallet/wallet.rules.ts'
import { hasMoved, post } from '../wallet/wallet.store.ts'
import { say } from '../words/words.ts'
import { requirementOf, trialBonus, whyNot } from './bonus.rules.ts'
import { insertBonus } from './bonus.store.ts'
import { findTrialOffer } from './offer.store.ts'

export type TrialParts = Pick<Parts, 'notify' | 'clock'>

/** Gives it once per player. Of two claims at once the ledger's own constraint lets one through: see `takenMeanwhile`. */
export async function grantTrialBonus(
  tx: Transaction,
  { notify, clock }: TrialParts,
  { playerId, locale }: { playerId: number; locale: Locale },
): Promise<Reply> {
  const reference = `${trialBonus} ${playerId}`
  if (await hasMoved(tx, 'bonus', reference)) return refused('trial bonus taken')
  const at = clock()
  const offer = await findTrialOffer(tx, locale)
  if (!offer || whyNot(offer, false, at)) return refused('no trial bonus')
  const { amount, code: offerCode } = offer
  await post(tx, bonusGranted({ playerId, amount, reference }))
  const requirement = requirementOf(offer)
  await insertBonus(tx, {
    playerId,
    offerCode,
    status: 'active',
    amount,
    requirement,
    note: null,
    locale,
    at,
  })
  await notify(tx, {
    playerId,
    type: notificationType.Bonus,
    title: say(locale, 'trial bonus given', undefined),
    note: say(locale, 'trial bonus given note', { amount }),
  })
  return done(null, 'trial bonus granted')
}

/** The answer to a claim that another one has overtaken. Throws any other fault. */
export function takenMeanwhile(error: unknown): Reply {
  if (brokenConstraint(error) === 'transfer_once') return refused('trial bonus taken')
  throw error
}
