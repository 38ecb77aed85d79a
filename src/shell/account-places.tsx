import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import {
  ArrowDown,
  ArrowUp,
  Coffee,
  Dices,
  Gauge,
  Gift,
  History,
  KeyRound,
  MonitorSmartphone,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'

type Crumb = { to: NonNullable<LinkProps['to']>; name: MessageDescriptor }
export type AccountPlace = Crumb & { icon: ReactNode }

const SIZE = 20

export const ACCOUNT_PLACES: [AccountPlace, ...AccountPlace[]] = [
  { to: '/dashboard/account', name: msg`Hesabım`, icon: <UserRound size={SIZE} aria-hidden /> },
  {
    to: '/dashboard/phone-verification',
    name: msg`Telefon Doğrulama`,
    icon: <ShieldCheck size={SIZE} aria-hidden />,
  },
  { to: '/dashboard/deposit', name: msg`Para Yatır`, icon: <ArrowUp size={SIZE} aria-hidden /> },
  { to: '/dashboard/withdraw', name: msg`Para Çek`, icon: <ArrowDown size={SIZE} aria-hidden /> },
  { to: '/dashboard/limits', name: msg`Limitler`, icon: <Gauge size={SIZE} aria-hidden /> },
  { to: '/dashboard/break', name: msg`Ara Ver`, icon: <Coffee size={SIZE} aria-hidden /> },
  { to: '/dashboard/change-password', name: msg`Şifre Değiştir`, icon: <KeyRound size={SIZE} aria-hidden /> },
  {
    to: '/dashboard/financial-activities',
    name: msg`Finansal Geçmiş`,
    icon: <ReceiptText size={SIZE} aria-hidden />,
  },
  { to: '/dashboard/game-history', name: msg`Oyun Hareketleri`, icon: <Dices size={SIZE} aria-hidden /> },
  { to: '/dashboard/bonuses', name: msg`Bonuslar ve İndirimler`, icon: <Gift size={SIZE} aria-hidden /> },
  { to: '/dashboard/bonus-history', name: msg`Bonus Geçmişi`, icon: <History size={SIZE} aria-hidden /> },
  {
    to: '/dashboard/session-history',
    name: msg`Oturum Geçmişi`,
    icon: <MonitorSmartphone size={SIZE} aria-hidden />,
  },
]

const ENTRY: Crumb = { to: '/dashboard', name: msg`Hesap` }

/** Pages of the account that are not in its menu; `under` one that is. */
const ASIDE: (Crumb & { under?: Crumb['to'] })[] = [
  { to: '/dashboard/claim-bonus', name: msg`Bonus Talep` },
  { to: '/dashboard/limit-change', name: msg`Limit Değiştir`, under: '/dashboard/limits' },
  { to: '/dashboard/limit-history', name: msg`Limit Geçmişi`, under: '/dashboard/limits' },
  { to: '/dashboard/exclusion', name: msg`Oyundan Uzak Kal`, under: '/dashboard/break' },
]

export function crumbsTo(path: string): Crumb[] {
  const aside = ASIDE.find(({ to }) => to === path)
  const place = ACCOUNT_PLACES.find(({ to }) => to === (aside ? aside.under : path))
  return [ENTRY, place, aside].filter((crumb) => crumb !== undefined)
}
