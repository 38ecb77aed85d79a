import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Ban,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Merge,
  type LucideIcon,
} from 'lucide-react'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import type { Kind, Status } from '#machines/financial-history/financial-history.setup.ts'

export interface Look {
  name: MessageDescriptor
  Icon: LucideIcon
}

/** How it went, for its colour; the word and the icon say it too. */
export type Tone = 'good' | 'open' | 'bad' | 'plain'

/** Section 3, transaction kind. */
const kinds: Record<Kind, Look> = {
  0: { name: msg`Tümü`, Icon: ArrowLeftRight },
  [transactionKind.Deposit]: { name: msg`Para yatırma`, Icon: ArrowDownToLine },
  [transactionKind.Withdraw]: { name: msg`Para çekme`, Icon: ArrowUpFromLine },
}

/** Section 3, transaction status. */
const statuses: Record<Status, Look & { tone: Tone }> = {
  [transactionStatus.None]: { name: msg`Belirsiz`, Icon: Circle, tone: 'plain' },
  [transactionStatus.Confirmed]: { name: msg`Onaylandı`, Icon: CircleCheck, tone: 'good' },
  [transactionStatus.Pending]: { name: msg`Beklemede`, Icon: Clock, tone: 'open' },
  [transactionStatus.Merged]: { name: msg`Birleştirildi`, Icon: Merge, tone: 'plain' },
  [transactionStatus.Rejected]: { name: msg`Reddedildi`, Icon: CircleX, tone: 'bad' },
  [transactionStatus.Cancelled]: { name: msg`İptal edildi`, Icon: Ban, tone: 'bad' },
  [transactionStatus.Created]: { name: msg`Oluşturuldu`, Icon: CircleDashed, tone: 'open' },
}

export const kindLook = (kind: Kind) => kinds[kind]
export const statusLook = (status: Status) => statuses[status]

/** What can be chosen: all, or one kind. */
export const filterKinds: readonly Kind[] = [0, transactionKind.Deposit, transactionKind.Withdraw]
/** Those that a payment comes to, in the order of its life. */
export const filterStatuses: readonly Status[] = [
  transactionStatus.Created,
  transactionStatus.Pending,
  transactionStatus.Confirmed,
  transactionStatus.Rejected,
  transactionStatus.Cancelled,
]
