import { Trans } from '@lingui/react/macro'
import { bingoPrizes, type BingoPrize } from '#sandbox/contract/bingo.ts'
import { classes } from '#src/ui/classes.ts'
import { Times } from '../times.tsx'
import styles from './bingo.module.css'

export function PrizeName({ prize }: { prize: BingoPrize }) {
  if (prize === 'full house') return <Trans>Tombala</Trans>
  return prize === 'line' ? <Trans>Birinci çinko</Trans> : <Trans>İkinci çinko</Trans>
}

interface PrizesProps {
  pays: Record<BingoPrize, number>
  won: readonly (BingoPrize | null)[]
}

export function Prizes({ pays, won }: PrizesProps) {
  return (
    <dl className="row-8 wrap">
      {bingoPrizes.map((prize) => (
        <div key={prize} className={classes(styles.prize, won.includes(prize) && styles.hit)}>
          <dt>
            <PrizeName prize={prize} />
          </dt>
          <dd className="gold figures">
            <Times of={pays[prize]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
