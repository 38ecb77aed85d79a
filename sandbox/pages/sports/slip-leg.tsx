import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { LegFault } from '#sandbox/contract/sports.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { hasMoved, type OddsNow, type Picked } from './slip-state.ts'
import styles from './slip.module.css'
import { legFaults } from './sport-words.ts'
import { useWords } from './use-words.ts'

type SlipLegProps = {
  pick: Picked
  now: OddsNow
  fault: LegFault | undefined
  onDrop: () => void
}

export function SlipLeg({ pick, now, fault, onDrop }: SlipLegProps) {
  const { t, i18n } = useLingui()
  const { sayMarket, saySelection, sayOdds } = useWords()
  const { home, away, market, odds, sport } = pick
  const match = `${home} - ${away}`
  const moved = hasMoved(pick, now)
  const trouble = now.odds === null ? (now.suspended ? 'suspended' : 'ended') : moved ? undefined : fault
  return (
    <li className={styles.leg}>
      <div className="narrow">
        <p className="bright small strong">{saySelection(pick)}</p>
        <p className="quiet tiny">
          {sayMarket(market, sport)} · {match}
        </p>
        {moved && now.odds !== null && (
          <p className="caution tiny">
            {now.live !== pick.live ? (
              <Trans>Maç başladı: canlı oran {sayOdds(now.odds)}</Trans>
            ) : (
              <Trans>
                Oran değişti: {sayOdds(odds)} yerine {sayOdds(now.odds)}
              </Trans>
            )}
          </p>
        )}
        {trouble && <p className={styles.fault}>{i18n._(legFaults[trouble])}</p>}
      </div>
      <p className={styles.odds}>{sayOdds(now.odds ?? odds)}</p>
      <IconButton label={t`Kupondan çıkar: ${match}`} onClick={onDrop}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
