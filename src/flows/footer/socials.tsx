import { useLingui } from '@lingui/react/macro'
import { SettingLink } from '../link/setting-link.tsx'
import styles from './footer-content.module.css'
import { SocialMark, type Social } from './social-marks.tsx'
import { useTarget } from './use-target.ts'

/** Section 2: social media; an unset one is not shown. */
export function Socials() {
  const { t } = useLingui()
  const target = useTarget()
  const all: { social: Social; name: string }[] = [
    { social: 'facebook', name: 'Facebook' },
    { social: 'twitter', name: 'Twitter' },
    { social: 'instagram', name: 'Instagram' },
    { social: 'youtube', name: 'YouTube' },
    { social: 'whatsapp', name: 'WhatsApp' },
    { social: 'telegram', name: 'Telegram' },
    { social: 'telegrambot', name: t`Telegram botu` },
  ]
  const offered = all.filter(({ social }) => target(social) !== undefined)
  if (offered.length === 0) return null
  return (
    <ul className={styles.socials} aria-label={t`Sosyal medya`}>
      {offered.map(({ social, name }) => (
        <li key={social}>
          <SettingLink setting={social} className={styles.social} label={name}>
            <SocialMark of={social} />
          </SettingLink>
        </li>
      ))}
    </ul>
  )
}
