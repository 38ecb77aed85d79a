import { notificationType } from '#contract/notification.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { barred } from '../protection/barred.ts'
import { done, refused, type Reply } from '../reply.ts'
import { once } from '../wallet/request.store.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import { say } from '../words/words.ts'
import { obstacleTo, requirementOf, trialBonus, whyNot } from './bonus.rules.ts'
import { hasClaimed, insertBonus } from './bonus.store.ts'
import { findCircumstances } from './circumstances.store.ts'
import { findOffer } from './offer.store.ts'
import { grantTrialBonus } from './trial-bonus.ts'
import { hadTrial } from './trial-person.store.ts'
import { wageringMostOf } from './wagering.ts'

export type ClaimParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'notify' | 'bus' | 'elsewhere'>

export interface Claim {
  playerId: number
  offerId: number
  note: string | undefined
  requestId: string | undefined
  locale: Locale
}

/** Keeps the request for the operator, idempotent by request id; the trial bonus is granted at once. */
export async function claim(parts: ClaimParts, asked: Claim): Promise<Reply> {
  const { playerId, offerId, note, requestId } = asked
  const body = { offerId, note }
  const request = {
    playerId,
    key: requestId,
    call: 'bonus/claim',
    body,
    secret: parts.env.secret,
    at: parts.clock(),
  }
  const work = () => transaction(parts.pool, (tx) => once(tx, request, () => take(tx, parts, asked)))
  const offer = await findOffer(parts.pool, offerId, asked.locale)
  return offer?.code === trialBonus ? oncePerPerson(parts, playerId, work) : work()
}

/** Does what may grant the trial bonus: a person has it once, whatever the shards of their accounts. */
export async function oncePerPerson(
  { pool, env, elsewhere }: ClaimParts,
  playerId: number,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { person } = await findCircumstances(pool, playerId, env.secret)
  return elsewhere.uniquely([`person ${person.toString('hex')}`], async (ask) =>
    (await ask((db) => hadTrial(db, person))) ? refused('trial bonus taken by the person') : work(),
  )
}

async function take(tx: Transaction, parts: ClaimParts, asked: Claim): Promise<Reply> {
  const { playerId, offerId, note, locale } = asked
  const offer = await findOffer(tx, offerId, locale)
  if (offer?.code === trialBonus) return grantTrialBonus(tx, parts, asked)
  const at = parts.clock()
  await lockFunds(tx, playerId)
  const bar = await barred(tx, { playerId, now: at })
  if (bar) return bar
  const refusal = whyNot(offer, offer !== null && (await hasClaimed(tx, playerId, offer.code)), at)
  if (!offer || refusal) return refused(refusal ?? 'no such bonus')
  const obstacle = obstacleTo(offer, await findCircumstances(tx, playerId, parts.env.secret))
  if (obstacle) return refused(obstacle)
  const { code: offerCode, amount, title } = offer
  const id = await insertBonus(tx, {
    playerId,
    offerCode,
    amount,
    requirement: requirementOf(offer, await wageringMostOf(tx, parts.env, playerId)),
    note: note ?? null,
    locale,
    at,
  })
  if (id === null) return refused('bonus claimed')
  await parts.notify(tx, {
    playerId,
    type: notificationType.Bonus,
    title: say(locale, 'bonus requested', undefined),
    note: say(locale, 'bonus requested note', { title, amount }),
  })
  return done(null, 'bonus request taken')
}
