import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, Clock, Gauge, Hourglass, Undo2, X } from 'lucide-react'
import type { LimitChange } from '#contract/protection.ts'
import type { Look } from '../look.ts'

export const eventLooks: Record<LimitChange['event'], Look> = {
  set: { name: msg`Belirlendi`, Icon: Gauge, tone: 'good' },
  lowered: { name: msg`Düşürüldü`, Icon: ArrowDown, tone: 'good' },
  'raise requested': { name: msg`Değişiklik talep edildi`, Icon: Clock, tone: 'open' },
  'request cancelled': { name: msg`Talep iptal edildi`, Icon: Undo2, tone: 'plain' },
  'request lapsed': { name: msg`Talebin onay süresi doldu`, Icon: Hourglass, tone: 'plain' },
  raised: { name: msg`Yükseltildi`, Icon: ArrowUp, tone: 'plain' },
  removed: { name: msg`Kaldırıldı`, Icon: X, tone: 'plain' },
}

export const byNames: Record<LimitChange['by'], MessageDescriptor> = {
  player: msg`Siz`,
  operator: msg`Biz`,
}
