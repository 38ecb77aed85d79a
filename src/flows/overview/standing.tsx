import { Trans } from '@lingui/react/macro'
import { MonitorSmartphone, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { SessionEntry } from '#contract/customer.ts'
import { ListRowButton, ListRowLink } from '../../ui/list-row.tsx'
import { Moment } from '../history/moment.tsx'
import { useSite } from '../site/site.ts'
import { useVerified } from '../site/use-player.ts'
import styles from './overview.module.css'

export function PhoneRow() {
  const site = useSite()
  const { forVerified, forUnverified } = useVerified()
  return (
    <>
      {forVerified && (
        <ListRowLink
          {...forVerified}
          to="/dashboard/phone-verification"
          icon={<ShieldCheck className={styles.good} size={20} aria-hidden />}
          title={<Trans>Telefonunuz doğrulandı</Trans>}
        />
      )}
      {forUnverified && (
        <ListRowButton
          {...forUnverified}
          icon={<ShieldAlert className={styles.open} size={20} aria-hidden />}
          title={<Trans>Telefonunuz henüz doğrulanmadı</Trans>}
          note={<Trans>Doğrulamak için size bir SMS kodu gönderelim.</Trans>}
          onClick={() => site.send({ type: 'verify the phone' })}
        />
      )}
    </>
  )
}

export function LastSignIn({ session }: { session: SessionEntry | null }) {
  return (
    <ListRowLink
      to="/dashboard/session-history"
      icon={<MonitorSmartphone size={20} aria-hidden />}
      title={
        session ? (
          <Trans>
            Önceki giriş: <Moment utc={session.started} />
          </Trans>
        ) : (
          <Trans>Bu, hesabınıza ilk girişiniz</Trans>
        )
      }
      note={session?.device}
    />
  )
}
