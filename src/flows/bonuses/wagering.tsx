import { Trans, useLingui } from '@lingui/react/macro'
import type { Bonus } from '#contract/bonus.ts'
import { Money } from '../../ui/money.tsx'
import { Progress } from '../../ui/progress.tsx'
import styles from './bonuses.module.css'

type WageringProps = Pick<Bonus, 'title' | 'status' | 'wagered' | 'requirement'>

/** Wagering begins when the bonus is given. */
const hasBegun = (status: Bonus['status']) =>
  status !== 'offered' && status !== 'requested' && status !== 'rejected'

export function Wagering({ title, status, wagered, requirement }: WageringProps) {
  const { t } = useLingui()
  if (requirement === 0) return <Trans>Yok</Trans>
  if (!hasBegun(status)) return <Money amount={requirement} />
  return (
    <span className={styles.wagering}>
      <span>
        <Money amount={wagered} /> / <Money amount={requirement} />
      </span>
      <Progress label={t`Çevrim: ${title}`} value={wagered} max={requirement} />
    </span>
  )
}
