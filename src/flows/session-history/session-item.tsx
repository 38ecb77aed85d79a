import { Trans, useLingui } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import type { SessionEntry } from '#contract/customer.ts'
import { Button } from '../../ui/button.tsx'
import { sayHistoryMoment } from '../../words/history-moment.ts'
import { Moment } from '../history/moment.tsx'
import styles from './session-history.module.css'

interface Props {
  session: SessionEntry
  ending: boolean
  onEnd: () => void
}

export function SessionItem({ session, ending, onEnd }: Props) {
  const { t, i18n } = useLingui()
  const { device, address, started, ended, current } = session
  const since = sayHistoryMoment(started, i18n.locale)
  return (
    <li className={styles.item} tabIndex={-1}>
      <MonitorSmartphone className={styles.icon} size={22} aria-hidden />
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && (
            <span className={styles.here}>
              <Trans>Bu cihaz</Trans>
            </span>
          )}
        </p>
        <p className={styles.fact}>
          <Trans>IP adresi: {address}</Trans>
        </p>
        <p className={styles.fact}>
          <Trans>
            Açıldı: <Moment utc={started} />
          </Trans>
        </p>
        {ended ? (
          <p className={styles.fact}>
            <Trans>
              Kapandı: <Moment utc={ended} />
            </Trans>
          </p>
        ) : (
          <p className={styles.running}>
            <Trans>Açık</Trans>
          </p>
        )}
      </div>
      {!current && ended === null && (
        <Button
          size="small"
          className={styles.end}
          busy={ending}
          onClick={onEnd}
          aria-label={t`Oturumu sonlandır: ${device}, ${since}`}
        >
          <Trans>Sonlandır</Trans>
        </Button>
      )}
    </li>
  )
}
