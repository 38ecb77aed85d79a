import { useLingui } from '@lingui/react/macro'
import { SettingLink } from '../link/setting-link.tsx'
import styles from './footer-content.module.css'
import { SocialMark } from './social-marks.tsx'
import { useTarget } from './use-target.ts'

/** Section 2: two by Telegram, four by WhatsApp. */
const lines = [
  { kind: 'telegram', keys: ['telegramcontact1', 'telegramcontact2'] },
  {
    kind: 'whatsapp',
    keys: ['whatsappcontact1', 'whatsappcontact2', 'whatsappcontact3', 'whatsappcontact4'],
  },
] as const

/** Contacts that the operator has set, numbered in order; an unset one is not shown. */
export function Contacts() {
  const { t } = useLingui()
  const target = useTarget()
  const offered = lines.flatMap(({ kind, keys }) =>
    keys
      .filter((key) => target(key) !== undefined)
      .map((key, place) => {
        const number = place + 1
        return { key, kind, name: kind === 'telegram' ? t`Telegram ${number}` : t`WhatsApp ${number}` }
      }),
  )
  if (offered.length === 0) return null
  return (
    <ul className={styles.contacts} aria-label={t`Hızlı iletişim`}>
      {offered.map(({ key, kind, name }) => (
        <li key={key}>
          <SettingLink setting={key} className={styles.contact}>
            <SocialMark of={kind} />
            {name}
          </SettingLink>
        </li>
      ))}
    </ul>
  )
}
