import * as z from 'zod/mini'
import { transactionKind, type PaymentDetail, type TransactionKind } from '#contract/payment.ts'
import { approve } from '../payment/approve.ts'
import { confirmDeposit, merge, reject, rejectDeposit } from '../payment/decide.ts'
import { listWaiting, lookAt } from '../payment/desk.ts'
import { isReason, reasons } from '../payment/reasons.ts'
import type { Reason } from '../words/payment-reason.tr.ts'
import { looking, opening, settling, type Command, type Desk } from './command.ts'
import { approved, decided, keepOn } from './decide-payment.ts'
import { nothing, reference } from './given.ts'
import { NotDone } from './not-done.ts'
import { ownerOf } from './payment.store.ts'
import { money, record, table } from './show.ts'

const { Deposit, Withdraw } = transactionKind
const ofPayment = z.object({ reference })
const ofReason = z.object({
  reason: z.custom<Reason>(
    (word) => typeof word === 'string' && isReason(word),
    `is one of: ${reasons.join(', ')}`,
  ),
})
const aboutReason = { reason: `what the player is told, by name: ${reasons.join(', ')}` }

const inWords = (detail: PaymentDetail) =>
  Object.entries(detail)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')

async function waiting({ pool }: Desk, type: TransactionKind) {
  const rows = await listWaiting({ pool }, type)
  const lines = rows.map(
    ({ since, usercode, username, amount, method, handedOverAt, detail, reference: name }) => ({
      since,
      usercode,
      username,
      amount: money(amount),
      method,
      ...(type === Withdraw && { approved: handedOverAt }),
      detail: inWords(detail),
      reference: name,
    }),
  )
  return table(lines, 'Nothing is waiting.')
}

export const paymentCommands = {
  withdrawals: looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'waiting withdrawals, oldest first; one with a time under approved is with its provider',
    run: (desk) => waiting(desk, Withdraw),
  }),

  deposits: looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'waiting deposits that people settle, oldest first',
    run: (desk) => waiting(desk, Deposit),
  }),

  payment: opening({
    words: ofPayment,
    options: nothing,
    about: {},
    says: 'a payment that waits, with all that the player entered',
    async run(tx, { pool, env }, { reference: name }) {
      const found = await lookAt({ pool, env }, name)
      const owner = await ownerOf(tx, name)
      if (!found || !owner) throw new NotDone(`No payment waits with the reference ${name}`)
      const { amount, detail, type, ...row } = found
      const entered = detail ?? { detail: 'cannot be decrypted: stored with another SECRET' }
      const kind = type === Deposit ? 'deposit' : 'withdrawal'
      return {
        outcome: 'Opened; your name is stored',
        players: [owner.playerId],
        subject: `payment ${name}`,
        shown: record({ ...row, kind, amount: money(amount), ...entered }),
      }
    },
  }),

  approve: settling({
    words: ofPayment,
    options: nothing,
    about: {},
    says: 'lets a withdrawal go: its provider pays it, or you say that it is paid',
    run: async (desk, { reference: name }, keeping) =>
      approved(
        await approve(desk, { reference: name, record: keepOn(keeping, name, 'Withdrawal approved') }),
      ),
  }),

  reject: settling({
    words: ofPayment,
    options: ofReason,
    about: aboutReason,
    says: 'turns a withdrawal down; the money is back in the balance, and the player is told why',
    run: async (desk, { reference: name, reason }, keeping) => {
      const became = 'Withdrawal rejected'
      return decided(
        await reject(desk, { reference: name, reason, record: keepOn(keeping, name, became) }),
        became,
      )
    },
  }),

  confirm: settling({
    words: ofPayment,
    options: nothing,
    about: {},
    says: 'adds a deposit that has arrived to the balance, and tells the player',
    run: async (desk, { reference: name }, keeping) => {
      const became = 'Deposit confirmed'
      return decided(
        await confirmDeposit(desk, { reference: name, record: keepOn(keeping, name, became) }),
        became,
      )
    },
  }),

  decline: settling({
    words: ofPayment,
    options: ofReason,
    about: aboutReason,
    says: 'ends a deposit that has not arrived, and tells the player why',
    run: async (desk, { reference: name, reason }, keeping) => {
      const became = 'Deposit declined'
      const act = { reference: name, reason, record: keepOn(keeping, name, became) }
      return decided(await rejectDeposit(desk, act), became)
    },
  }),

  merge: settling({
    words: ofPayment,
    options: z.object({ into: reference }),
    about: { into: 'the reference of the other one, which is kept' },
    says: 'ends a waiting deposit that the player announced twice; moves no money',
    run: async (desk, { reference: name, into }, keeping) => {
      const became = `Deposit merged into ${into}`
      return decided(
        await merge(desk, { reference: name, into, record: keepOn(keeping, name, became) }),
        became,
      )
    },
  }),
} satisfies Record<string, Command>
