import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { MovementsActor } from '#machines/movements/movements.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useSite } from '../site/site.ts'
import { MovementList } from './movement-list.tsx'
import styles from './movements.module.css'
import { MoneyStanding } from './money-standing.tsx'

export { providedMovements } from './movements.provide.ts'

export default function Movements({ flow }: { flow: MovementsActor }) {
  const { t } = useLingui()
  const site = useSite()
  /** Another page was chosen, or the same one again. */
  const onLeave = () => site.send({ type: 'close the movements' })
  const standing = useSelector(flow, (now) => now.context.standing)
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
      <MovementList movements={flow} onLeave={onLeave} />
    </div>
  )
}
