import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { autoLimits, crashStakes } from '#sandbox/contract/aviator.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { NumberStepper } from '#src/ui/number-stepper.tsx'
import { betIn, choiceOf, refusalOf } from './bet-choice.ts'
import { BetButton } from './bet-button.tsx'
import { BetOutcome } from './bet-outcome.tsx'
import styles from './bet-panel.module.css'
import type { Slot } from './crash.state.ts'
import { sayMultiplier } from './say-multiplier.ts'
import type { Crash } from './use-crash.ts'

const stakes = { min: crashStakes.least * 100, max: crashStakes.most * 100, step: 500 }
const figures = { min: autoLimits.least, max: autoLimits.most, step: 10 }
const first = { stake: 1_000, auto: 200 }

export function BetPanel({ slot, crash }: { slot: Slot; crash: Crash }) {
  const { t, i18n } = useLingui()
  const [stake, setStake] = useState<number | null>(first.stake)
  const [auto, setAuto] = useState<number | null>(first.auto)
  const [isAuto, setIsAuto] = useState(false)
  const { state } = crash
  const choice = choiceOf(state, slot)
  const isReady = stake !== null && (!isAuto || auto !== null)

  const press = () => {
    if (choice.do === 'take back') crash.say({ type: 'cancel', id: choice.bet.id })
    if (choice.do === 'take the money') crash.say({ type: 'cash out', id: choice.bet.id })
    if (choice.do === 'wait no longer') crash.queue(slot, null)
    if (choice.do !== 'bet' || stake === null) return
    const wanted = { stake, auto: isAuto ? auto : null }
    if (choice.on === 'this round') crash.bet(slot, wanted)
    else crash.queue(slot, wanted)
  }
  const isHeld = choice.do !== 'bet'
  return (
    <section className={styles.panel} aria-label={t`${slot + 1}. bahis`}>
      <div className={styles.fields}>
        <NumberStepper
          label={<Trans>Bahis</Trans>}
          prefix="₺"
          {...stakes}
          value={stake}
          onValue={setStake}
          disabled={isHeld}
        />
        {state.autoplay && (
          <div className={styles.auto}>
            <Checkbox
              label={<Trans>Otomatik al</Trans>}
              checked={isAuto}
              disabled={isHeld}
              onChange={({ currentTarget }) => setIsAuto(currentTarget.checked)}
            />
            <NumberStepper
              label={<Trans>Çarpan</Trans>}
              {...figures}
              say={(figure) => sayMultiplier(figure, i18n.locale)}
              value={auto}
              onValue={setAuto}
              disabled={isHeld || !isAuto}
            />
          </div>
        )}
      </div>
      <div className="stack-4">
        <BetOutcome bet={betIn(state, slot)} refusal={refusalOf(state, slot)} />
        <BetButton choice={choice} phase={state.phase} stake={stake} disabled={!isReady} onPress={press} />
      </div>
    </section>
  )
}
