import type { Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { barred } from '../protection/barred.ts'
import { done, refused, type Reply } from '../reply.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import { obstacleTo, requirementOf, whyNot } from './bonus.rules.ts'
import { hasClaimed, insertBonus } from './bonus.store.ts'
import { findCircumstances } from './circumstances.store.ts'
import { decideBonus, type DecideParts } from './decide.ts'
import { findTrialOffer } from './offer.store.ts'
import { keepPerson } from './trial-person.store.ts'
import { wageringMostOf } from './wagering.ts'

/** Once per person; needs a verified phone and no other active bonus. */
export async function grantTrialBonus(
  tx: Transaction,
  parts: DecideParts & Pick<Parts, 'env'>,
  { playerId, locale }: { playerId: number; locale: Locale },
): Promise<Reply> {
  await lockFunds(tx, playerId)
  const at = parts.clock()
  const bar = await barred(tx, { playerId, now: at })
  if (bar) return bar
  const offer = await findTrialOffer(tx, locale)
  if (offer && (await hasClaimed(tx, playerId, offer.code))) return refused('trial bonus taken')
  if (!offer || whyNot(offer, false, at)) return refused('no trial bonus')
  const { person, ...circumstances } = await findCircumstances(tx, playerId, parts.env.secret)
  const obstacle = obstacleTo(offer, circumstances)
  if (obstacle) return refused(obstacle)
  if (!(await keepPerson(tx, { playerId, person }))) return refused('trial bonus taken by the person')
  const { amount, code: offerCode } = offer
  const requirement = requirementOf(offer, await wageringMostOf(tx, parts.env, playerId))
  const id = await insertBonus(tx, { playerId, offerCode, amount, requirement, note: null, locale, at })
  if (id === null) return refused('trial bonus taken')
  await decideBonus(tx, parts, { id, status: 'active', answer: null })
  return done(null, 'trial bonus granted')
}
