import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, Gift, Info, type LucideIcon } from 'lucide-react'
import type { Notification } from '#contract/notification.ts'

interface Look {
  name: MessageDescriptor
  Icon: LucideIcon
}

/** Section 3: a gift for bonuses, an arrow for payments, the system's icon for the rest. */
const looks: Record<Notification['type'], Look> = {
  1: { name: msg`Para yatırma`, Icon: ArrowUp },
  2: { name: msg`Para çekme`, Icon: ArrowDown },
  3: { name: msg`Jackpot`, Icon: Info },
  4: { name: msg`Bonus`, Icon: Gift },
  5: { name: msg`Sistem`, Icon: Info },
}

export const lookOf = (type: Notification['type']): Look => looks[type]
