import { Trans, useLingui } from '@lingui/react/macro'
import { Gauge } from 'lucide-react'
import type { LimitReached as Reached } from '#contract/protection.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Moment } from '../history/moment.tsx'
import { LimitAmount } from '../limits/limit-amount.tsx'
import { sayLimit } from '../limits/limit-words.ts'
import { useSite } from '../site/site.ts'
import { uncover } from '../site/uncover.ts'
import styles from './payment.module.css'

/** Which limit has stopped a deposit, and where to go from here. */
export function LimitReached({ reached: { kind, period, limit, used, availableAt } }: { reached: Reached }) {
  const { i18n } = useLingui()
  const site = useSite()
  const help = () => {
    site.send({ type: 'close' })
    site.send({ type: 'open the live chat' })
  }
  return (
    <section role="alert" className={styles.reached}>
      <p className={styles.reason}>
        <Gauge size={20} aria-hidden />
        {sayLimit({ kind, period }, i18n)}
      </p>
      {limit === null ? (
        <p>
          <Trans>Para yatırmadan önce bu limiti koymanız gerekir.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Limitiniz: <LimitAmount kind={kind} amount={limit} />, kullanılan:{' '}
            <LimitAmount kind={kind} amount={Math.max(0, used)} />
          </Trans>
        </p>
      )}
      {availableAt !== null && (
        <p>
          <Trans>
            <Moment utc={availableAt} /> itibarıyla yeniden kullanılabilir.
          </Trans>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink to="/dashboard/limits" size="small" onClick={() => uncover(site)}>
          <Trans>Limitlerime bak</Trans>
        </ButtonLink>
        <Button size="small" kind="quiet" onClick={help}>
          <Trans>Bize Yazın</Trans>
        </Button>
      </div>
    </section>
  )
}
