import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, Gift, Info, type LucideIcon } from 'lucide-react'
import { notificationType, type Notification } from '#contract/notification.ts'

interface Look {
  name: MessageDescriptor
  Icon: LucideIcon
}

/** Section 3: a gift for bonuses, an arrow for money on its way, the system's own sign for the rest. */
const looks: Record<Notification['type'], Look> = {
  [notificationType.Deposit]: { name: msg`Para yatırma`, Icon: ArrowUp },
  [notificationType.Withdraw]: { name: msg`Para çekme`, Icon: ArrowDown },
  [notificationType.Jackpot]: { name: msg`Jackpot`, Icon: Info },
  [notificationType.Bonus]: { name: msg`Bonus`, Icon: Gift },
  [notificationType.System]: { name: msg`Sistem`, Icon: Info },
}

export const lookOf = (type: Notification['type']): Look => looks[type]
