import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  CircleDot,
  Dices,
  Gamepad2,
  Gift,
  Grid3x3,
  House,
  PhoneCall,
  Plane,
  Radio,
  Spade,
  Ticket,
  Trophy,
  Tv,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSelect, type LanguageSelectProps } from './language-select.tsx'
import styles from './side-menu.module.css'

type SideMenuProps = LanguageSelectProps & {
  /** 'Call Request' is for players only. */
  loggedIn: boolean
  /** After any choice: side menu and profile panel close. */
  onChoose: () => void
  onCallRequest: () => void
}

const SIZE = 24

export default function SideMenu({ loggedIn, onChoose, onCallRequest, ...language }: SideMenuProps) {
  const { t } = useLingui()
  const cards: { to: NonNullable<LinkProps['to']>; title: string; icon: ReactNode }[] = [
    { to: '/', title: t`Ana Sayfa`, icon: <House size={SIZE} aria-hidden /> },
    { to: '/spor', title: t`Spor`, icon: <Trophy size={SIZE} aria-hidden /> },
    { to: '/livespor', title: t`Canlı Bahis`, icon: <Radio size={SIZE} aria-hidden /> },
    { to: '/esports', title: t`E-Spor`, icon: <Gamepad2 size={SIZE} aria-hidden /> },
    { to: '/casino/slot', title: t`Casino`, icon: <Spade size={SIZE} aria-hidden /> },
    { to: '/casino/live', title: t`Canlı Casino`, icon: <CircleDot size={SIZE} aria-hidden /> },
    { to: '/casino/aviator', title: t`Aviator`, icon: <Plane size={SIZE} aria-hidden /> },
    { to: '/casino/tvbets', title: t`TV Oyunları`, icon: <Tv size={SIZE} aria-hidden /> },
    { to: '/casino/games', title: t`Sanal Oyunlar`, icon: <Dices size={SIZE} aria-hidden /> },
    { to: '/casino/bingo', title: t`Bingo`, icon: <Grid3x3 size={SIZE} aria-hidden /> },
    { to: '/promotions', title: t`Promosyonlar`, icon: <Gift size={SIZE} aria-hidden /> },
    { to: '/dashboard/claim-bonus', title: t`Bonus Talep`, icon: <Ticket size={SIZE} aria-hidden /> },
  ]
  return (
    <div className={styles.menu}>
      <nav className={styles.cards} aria-label={t`Yan menü`}>
        {cards.map(({ to, title, icon }) => (
          <Link key={to} to={to} className={styles.card} activeOptions={{ exact: true }} onClick={onChoose}>
            {icon}
            {title}
          </Link>
        ))}
        {loggedIn && (
          <button
            type="button"
            className={styles.card}
            data-opens="call request"
            onClick={() => {
              onChoose()
              onCallRequest()
            }}
          >
            <PhoneCall size={SIZE} aria-hidden />
            <Trans>Beni Arayın</Trans>
          </button>
        )}
      </nav>
      <LanguageSelect {...language} />
    </div>
  )
}
