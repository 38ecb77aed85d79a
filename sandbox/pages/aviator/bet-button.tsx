import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import { multiplierAt, start } from '#sandbox/contract/crash-point.ts'
import { Button } from '#src/ui/button.tsx'
import { formatMoney } from '#contract/format-money.ts'
import { Money } from '#src/ui/money.tsx'
import type { Choice } from './bet-choice.ts'
import styles from './bet-panel.module.css'
import type { Phase } from './crash.state.ts'
import { useFlight } from './flight.ts'

interface BetButtonProps {
  choice: Choice
  phase: Phase
  /** Minor units; null while none stands in the field. */
  stake: number | null
  disabled: boolean
  onPress: () => void
}

/** One button for all states: a replaced button would lose the focus. */
export function BetButton({ choice, phase, stake, disabled, onPress }: BetButtonProps) {
  const { i18n } = useLingui()
  const worth = useRef<HTMLSpanElement>(null)
  const riding = choice.do === 'take the money' ? choice.bet : null
  useFlight(phase, (elapsed) => {
    if (worth.current && riding)
      worth.current.textContent = formatMoney(worthOf(riding.stake, multiplierAt(elapsed)), i18n.locale)
  })
  const isBet = choice.do === 'bet'
  const isBusy = choice.do === 'nothing' && choice.since === 'the wallet is asked'
  return (
    <Button
      kind={isBet || riding ? 'action' : 'plain'}
      wide
      busy={isBusy}
      disabled={(choice.do === 'nothing' && !isBusy) || (isBet && disabled)}
      className={styles.button}
      onClick={onPress}
    >
      <span className={styles.face}>
        <Doing choice={choice} />
        {riding && <span ref={worth} className={styles.worth} aria-hidden />}
        {isBet && stake !== null && <Money amount={stake / 100} className={styles.worth} />}
      </span>
    </Button>
  )
}

/** As the table would pay it now: fractions stay with the house. */
const worthOf = (stake: number, multiplier: number) =>
  Math.floor((Math.round(stake * 100) * multiplier) / start) / 100

function Doing({ choice }: { choice: Choice }) {
  switch (choice.do) {
    case 'bet':
      return choice.on === 'this round' ? <Trans>Bahis yap</Trans> : <Trans>Sonraki tura bahis yap</Trans>
    case 'wait no longer':
      return <Trans>Sonraki turu bekliyor: vazgeç</Trans>
    case 'take back':
      return <Trans>Bahsi geri al</Trans>
    case 'take the money':
      return <Trans>Parayı al</Trans>
    default:
      return choice.since === 'the line is broken' ? (
        <Trans>Bağlantı bekleniyor</Trans>
      ) : (
        <Trans>Bahis alındı</Trans>
      )
  }
}
