import {
  Bitcoin,
  CreditCard,
  Headset,
  Landmark,
  QrCode,
  Ticket,
  Wallet,
  Zap,
  BanknoteArrowDown,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Crane, Horizon, Purse } from './brand-marks.tsx'
import styles from './method-list.module.css'

const marks: Record<string, ComponentType<{ size: number; 'aria-hidden'?: boolean }>> = {
  card: CreditCard,
  'bank-transfer': Landmark,
  'instant-transfer': Zap,
  kesecik: Purse,
  turna: Crane,
  mavera: Horizon,
  crypto: Bitcoin,
  qr: QrCode,
  voucher: Ticket,
  'cash-machine': BanknoteArrowDown,
  'personal-desk': Headset,
}

/** An unknown logo shows a wallet. */
export function MethodMark({ logo }: { logo: string }) {
  const Mark = marks[logo] ?? Wallet
  return (
    <span className={styles.mark}>
      <Mark size={24} aria-hidden />
    </span>
  )
}
