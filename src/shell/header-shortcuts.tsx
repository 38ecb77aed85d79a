import { useLingui } from '@lingui/react/macro'
import { MessageCircle, Send, Tv } from 'lucide-react'
import styles from './header.module.css'

/** Targets from the site's settings; an absent one is not offered. */
export type Shortcuts = { telegram?: string; whatsapp?: string; liveTv?: string }

export function HeaderShortcuts({ telegram, whatsapp, liveTv }: Shortcuts) {
  const { t } = useLingui()
  const offered = [
    { href: telegram, label: t`Telegram’dan yazın`, icon: <Send size={20} aria-hidden /> },
    { href: whatsapp, label: t`WhatsApp’tan yazın`, icon: <MessageCircle size={20} aria-hidden /> },
    { href: liveTv, label: t`Canlı TV`, icon: <Tv size={20} aria-hidden /> },
  ]
  return offered.map(
    ({ href, label, icon }) =>
      href && (
        <a
          key={label}
          className={styles.shortcut}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={label}
        >
          {icon}
        </a>
      ),
  )
}
