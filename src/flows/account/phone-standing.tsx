import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import styles from './account.module.css'

export function PhoneStanding({ verified }: { verified: boolean }) {
  if (verified) {
    return (
      <span className={styles.verified}>
        <ShieldCheck size={16} aria-hidden />
        <Trans>Doğrulandı</Trans>
      </span>
    )
  }
  return (
    <>
      <span className={styles.unverified}>
        <ShieldAlert size={16} aria-hidden />
        <Trans>Doğrulanmadı</Trans>
      </span>
      <Link to="/dashboard/phone-verification" className={styles.link}>
        <Trans>Telefonu doğrula</Trans>
      </Link>
    </>
  )
}
