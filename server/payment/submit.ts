import { randomUUID } from 'node:crypto'
import { amountKey, transactionKind, type PaymentDetail, type TransactionKind } from '#contract/payment.ts'
import { writeToOwner, type OwnerParts } from '../customer/owner-notice.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import type { Parts } from '../parts.ts'
import { refusalOf } from '../protection/barred.ts'
import { bookJointly, jointLimitSilent, type Jointly } from '../protection/joint-limit.ts'
import { isBooked } from '../protection/joint-limit.store.ts'
import { judgeDeposit } from '../protection/judge.store.ts'
import { reachedToWire } from '../protection/limit.rules.ts'
import { done, refused, type Reply } from '../reply.ts'
import { note } from '../tracing/spans.ts'
import { publishBalance } from '../wallet/balance-hint.ts'
import { tellMoved } from '../wallet/moved.ts'
import { once } from '../wallet/request.store.ts'
import { post } from '../wallet/wallet.store.ts'
import { readDetail } from './detail.ts'
import { findMethod, listFields, type Method } from './method.store.ts'
import { noticeOf } from './notices.ts'
import { firstStatus, mostOpen, movementInto, type Payment } from './payment.rules.ts'
import { countOpen, insertPayment } from './payment.store.ts'
import { maskDetail, sealDetail } from './sealed-detail.ts'
import { offering } from '../world/payment-provider.ts'

export type SubmitParts = OwnerParts &
  Pick<Parts, 'pool' | 'bus' | 'env' | 'providers' | 'playerFiles' | 'log'>

export interface Submission {
  type: TransactionKind
  playerId: number
  methodId: number
  detail: PaymentDetail
  requestId: string | undefined
  locale: Locale
  /** Undefined: no joint limit is asked about. */
  jointly?: Jointly | undefined
}

const tooManyOpen = {
  [transactionKind.Deposit]: 'too many open deposits',
  [transactionKind.Withdraw]: 'too many open withdrawals',
} as const

/** Nothing is against the deposit here, but the file of players has not booked it. */
class Unbooked extends Error {
  readonly amount: number
  constructor(amount: number) {
    super('The deposit is not booked')
    this.amount = amount
  }
}

/** Accepts a payment, idempotent by request id. Its reference is the reply's data. Throws ContractFault for a bad detail or request id. */
export async function submit(parts: SubmitParts, submission: Submission): Promise<Reply> {
  const { playerId, type, methodId, detail, requestId } = submission
  const request = {
    playerId,
    key: requestId,
    call: type === transactionKind.Deposit ? 'payment/deposit' : 'payment/withdraw',
    body: { methodId, detail },
    secret: parts.env.secret,
    at: parts.clock(),
  }
  let isNew = false
  const attempt = (reference: string | null) =>
    transaction(parts.pool, (tx) => {
      isNew = false
      return once(tx, request, () => {
        isNew = true
        return take(tx, parts, submission, reference)
      })
    })
  const reply = await attempt(null).catch(async (error: unknown) => {
    const { jointly } = submission
    if (!(error instanceof Unbooked) || !jointly) throw error
    const { amount } = error
    // No transaction waits for the file.
    const booked = await bookJointly(parts, jointly, { playerId, amount, requestId })
    return 'refusal' in booked ? booked.refusal : attempt(booked.reference)
  })
  if (reply.success && !isNew && type === transactionKind.Withdraw) tellMoved('withdraw', 'repeated')
  return reply
}

/** @param booked the reference by which the joint limit knows the deposit; null: it has not been asked */
async function take(
  tx: Transaction,
  parts: SubmitParts,
  submission: Submission,
  booked: string | null,
): Promise<Reply> {
  const { type, playerId, locale, methodId: id } = submission
  const method = await findMethod(tx, { id, type, locale, providers: offering(parts.providers, type) })
  if (!method || method.form === 'message') return refused('no such method', { field: 'id' })
  const { amount, detail } = readDetail(await listFields(tx, { id, type, locale }), submission.detail)
  const limit = outsideLimits(method, parts.env.mostPerCall, amount)
  if (limit) return limit
  const most = mostOpen[type]
  if ((await countOpen(tx, playerId, type)) >= most) return refused(tooManyOpen[type], { values: { most } })
  const now = parts.clock()
  const against = type === transactionKind.Deposit ? await judgeDeposit(tx, { playerId, amount, now }) : null
  if (against && 'bar' in against) return refusalOf(tx, against.bar, { playerId, now }, amountKey)
  if (against)
    return refused('limit reached', { field: amountKey, values: against, reached: reachedToWire(against) })
  if (submission.jointly && booked === null) throw new Unbooked(amount)
  if (booked !== null && !(await isBooked(tx, booked, now))) return jointLimitSilent

  const status = firstStatus(type, method.provider)
  const { provider } = method
  const payment: Payment = {
    reference: booked ?? randomUUID(),
    playerId,
    type,
    status,
    amount,
    provider,
    handedOver: false,
  }
  note({ 'transfer.reference': payment.reference })
  const movement = movementInto(payment, status)
  if (movement) {
    const covered = await post(tx, movement, submission.requestId)
    if (!covered) return refused('balance too small', { field: amountKey })
    tx.afterCommit(() => publishBalance(parts.bus, playerId))
  }
  await insertPayment(tx, {
    ...payment,
    methodId: id,
    detail: maskDetail(detail),
    sealed: sealDetail(parts.env.secret, detail),
    locale,
    at: parts.clock(),
  })
  const notice = noticeOf({ ...payment, method: method.name, locale }, status)
  if (notice) await parts.notify(tx, notice)
  if (notice && type === transactionKind.Withdraw) await writeToOwner(tx, parts, notice)
  return done(payment.reference)
}

function outsideLimits({ min, max: most }: Method, mostPerCall: number, amount: number): Reply | null {
  const max = Math.min(most, mostPerCall)
  if (amount < min) return refused('amount too small', { field: amountKey, values: { min } })
  return amount > max ? refused('amount too large', { field: amountKey, values: { max } }) : null
}
