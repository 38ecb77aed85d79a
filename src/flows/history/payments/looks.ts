import { msg } from '@lingui/core/macro'
import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  Ban,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Merge,
} from 'lucide-react'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import { optionsOf, type Look } from '../look.ts'

export type Kind = TransactionFilter['kind']
export type Status = TransactionItem['status']

const { Deposit, Withdraw } = transactionKind
const { None, Confirmed, Pending, Merged, Rejected, Cancelled, Created } = transactionStatus

/** Section 3, transaction kind. */
export const kindLooks: Record<Kind, Look> = {
  0: { name: msg`Tümü`, Icon: ArrowLeftRight },
  [Deposit]: { name: msg`Para yatırma`, Icon: ArrowUp },
  [Withdraw]: { name: msg`Para çekme`, Icon: ArrowDown },
}

/** Section 3, transaction status. */
export const statusLooks: Record<Status, Look> = {
  [None]: { name: msg`Belirsiz`, Icon: Circle, tone: 'plain' },
  [Confirmed]: { name: msg`Onaylandı`, Icon: CircleCheck, tone: 'good' },
  [Pending]: { name: msg`Beklemede`, Icon: Clock, tone: 'open' },
  [Merged]: { name: msg`Birleştirildi`, Icon: Merge, tone: 'plain' },
  [Rejected]: { name: msg`Reddedildi`, Icon: CircleX, tone: 'bad' },
  [Cancelled]: { name: msg`İptal edildi`, Icon: Ban, tone: 'bad' },
  [Created]: { name: msg`Oluşturuldu`, Icon: CircleDashed, tone: 'open' },
}

export const kindOptions = optionsOf<Kind>(kindLooks, 0, Deposit, Withdraw)
/** Statuses that a payment has, in the order of its life. */
export const statusOptions = [
  { value: null, name: msg`Tümü` },
  ...optionsOf<Status>(statusLooks, Created, Pending, Confirmed, Rejected, Cancelled, Merged),
]
