import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { MovementsActor } from '#machines/movements/movements.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MovementList } from './movement-list.tsx'
import styles from './movements.module.css'
import { MoneyStanding } from './money-standing.tsx'

/** @arrives in one file with its dialog */
export { providedMovements } from './movements.provide.ts'

export interface MovementsProps {
  movements: MovementsActor
  /** Another page was chosen, or the same one again. */
  onLeave: () => void
}

export default function Movements({ movements, onLeave }: MovementsProps) {
  const { t } = useLingui()
  const standing = useSelector(movements, (now) => now.context.standing)
  return (
    <div className={styles.panel}>
      <MoneyStanding standing={standing} />
      <nav className={styles.links} aria-label={t`Geçmiş sayfaları`}>
        <ButtonLink kind="plain" size="small" to="/dashboard/financial-activities" onClick={onLeave}>
          <Trans>Finansal Geçmiş</Trans>
        </ButtonLink>
        <ButtonLink kind="plain" size="small" to="/dashboard/game-history" onClick={onLeave}>
          <Trans>Oyun Hareketleri</Trans>
        </ButtonLink>
      </nav>
      <MovementList movements={movements} onLeave={onLeave} />
    </div>
  )
}
