import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Bell, LogOut } from 'lucide-react'
import { UnreadBadge } from '../ui/badge.tsx'
import { ListRowButton, ListRowLink } from '../ui/list-row.tsx'
import { ACCOUNT_PLACES, crumbsTo } from './account-places.tsx'
import styles from './account-menu.module.css'

export type AccountMenuProps = {
  label?: string
  /** 0 also where no badge is wanted (the header's dropdown). */
  unread: number
  onNotifications: () => void
  onLogout: () => void
  /** After any choice: the panel around it may close. */
  onChoose?: () => void
}

export default function AccountMenu(props: AccountMenuProps) {
  const { label, unread, onNotifications, onLogout, onChoose } = props
  const { t, i18n } = useLingui()
  const [, here] = useLocation({ select: ({ pathname }) => crumbsTo(pathname) })
  const [account, ...places] = ACCOUNT_PLACES
  const link = (place: (typeof ACCOUNT_PLACES)[number]) => (
    <ListRowLink
      key={place.to}
      to={place.to}
      icon={place.icon}
      title={i18n._(place.name)}
      end={<></>}
      aria-current={place.to === here?.to || undefined}
      onClick={onChoose}
    />
  )
  return (
    <nav className={styles.menu} aria-label={label ?? t`Hesap menüsü`}>
      <div className={styles.places}>
        {link(account)}
        <ListRowButton
          icon={<Bell size={20} aria-hidden />}
          title={<Trans>Bildirimler</Trans>}
          end={<UnreadBadge count={unread} />}
          onClick={() => {
            onChoose?.()
            onNotifications()
          }}
        />
        {places.map(link)}
      </div>
      <ListRowButton
        className={styles.out}
        icon={<LogOut size={20} aria-hidden />}
        title={<Trans>Çıkış Yap</Trans>}
        onClick={() => {
          onChoose?.()
          onLogout()
        }}
      />
    </nav>
  )
}
