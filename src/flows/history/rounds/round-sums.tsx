import { Trans, useLingui } from '@lingui/react/macro'
import type { RoundPage } from '#contract/round.ts'
import { Money } from '../../../ui/money.tsx'
import styles from './round-sums.module.css'

export function RoundSums({ sum: { bet, win } }: { sum: RoundPage['sum'] }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Toplamlar`}>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>Toplam bahis</Trans>
          </dt>
          <dd>
            <Money amount={bet} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Toplam kazanç</Trans>
          </dt>
          <dd>
            <Money amount={win} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Fark</Trans>
          </dt>
          <dd>
            <Money amount={win - bet} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
