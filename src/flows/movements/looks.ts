import { msg } from '@lingui/core/macro'
import {
  ArrowDown,
  ArrowUp,
  Coins,
  Dices,
  Gift,
  RotateCcw,
  SlidersHorizontal,
  TicketX,
  Trophy,
  Undo2,
} from 'lucide-react'
import type { MovementCause } from '#contract/movement.ts'
import type { Look } from '../history/look.ts'

export const causeLooks: Record<MovementCause, Look> = {
  deposit: { name: msg`Para yatırma`, Icon: ArrowUp },
  withdraw: { name: msg`Para çekme talebi`, Icon: ArrowDown },
  'withdraw released': { name: msg`Para çekme iadesi`, Icon: Undo2 },
  bonus: { name: msg`Bonus tanımlandı`, Icon: Gift },
  'bonus converted': { name: msg`Bonus nakde çevrildi`, Icon: Coins },
  'bonus forfeited': { name: msg`Bonus geri alındı`, Icon: TicketX },
  bet: { name: msg({ context: 'round', message: 'Bahis' }), Icon: Dices },
  win: { name: msg`Kazanç`, Icon: Trophy },
  rollback: { name: msg`Oyun işlemi iptali`, Icon: RotateCcw },
  adjustment: { name: msg`Hesap düzeltmesi`, Icon: SlidersHorizontal },
}
