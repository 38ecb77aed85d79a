import { msg } from '@lingui/core/macro'
import {
  Ban,
  BadgePercent,
  CircleCheck,
  CirclePlay,
  CircleX,
  Clock,
  Gift,
  HandCoins,
  Hourglass,
  Lock,
  Sparkles,
} from 'lucide-react'
import type { Bonus } from '#contract/bonus.ts'
import type { Look } from '../history/look.ts'

export const kindLooks: Record<Bonus['kind'], Look> = {
  trial: { name: msg`Deneme`, Icon: Sparkles },
  deposit: { name: msg`Yatırım`, Icon: HandCoins },
  discount: { name: msg`İndirim`, Icon: BadgePercent },
}

export const statusLooks: Record<Bonus['status'], Look> = {
  offered: { name: msg`Talep edilebilir`, Icon: Gift, tone: 'plain' },
  requested: { name: msg`Talep edildi`, Icon: Clock, tone: 'open' },
  active: { name: msg`Aktif`, Icon: CirclePlay, tone: 'good' },
  converted: { name: msg`Çevrildi`, Icon: CircleCheck, tone: 'good' },
  expired: { name: msg`Süresi doldu`, Icon: Hourglass, tone: 'plain' },
  cancelled: { name: msg`İptal edildi`, Icon: Ban, tone: 'bad' },
  rejected: { name: msg`Reddedildi`, Icon: CircleX, tone: 'bad' },
}

export const notNow: Look = { name: msg`Şu anda talep edilemez`, Icon: Lock, tone: 'plain' }
