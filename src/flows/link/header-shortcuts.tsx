import { useLingui } from '@lingui/react/macro'
import { MessageCircle, Send, Tv } from 'lucide-react'
import styles from './header-shortcuts.module.css'
import { SettingLink } from './setting-link.tsx'

/** Section 2: two messengers and live TV; an unset one is not shown. */
export function HeaderShortcuts() {
  const { t } = useLingui()
  const offered = [
    { setting: 'telegram', label: t`Telegram’dan yazın`, icon: <Send size={20} aria-hidden /> },
    { setting: 'whatsapp', label: t`WhatsApp’tan yazın`, icon: <MessageCircle size={20} aria-hidden /> },
    { setting: 'livetv', label: t`Canlı TV`, icon: <Tv size={20} aria-hidden /> },
  ]
  return offered.map(({ setting, label, icon }) => (
    <SettingLink key={setting} setting={setting} className={styles.shortcut} label={label}>
      {icon}
    </SettingLink>
  ))
}
