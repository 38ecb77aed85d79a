import {
  Bitcoin,
  CreditCard,
  Feather,
  Headset,
  Landmark,
  QrCode,
  Ship,
  Ticket,
  Wallet,
  Zap,
  type LucideIcon,
  BanknoteArrowDown,
} from 'lucide-react'
import styles from './method-list.module.css'

const marks: Record<string, LucideIcon> = {
  card: CreditCard,
  'bank-transfer': Landmark,
  'instant-transfer': Zap,
  kesecik: Wallet,
  turna: Feather,
  mavera: Ship,
  crypto: Bitcoin,
  qr: QrCode,
  voucher: Ticket,
  'cash-machine': BanknoteArrowDown,
  'personal-desk': Headset,
}

/** The sign of a method; one that is not known here is a wallet. */
export function MethodMark({ logo }: { logo: string }) {
  const Mark = marks[logo] ?? Wallet
  return (
    <span className={styles.mark}>
      <Mark size={24} aria-hidden />
    </span>
  )
}
