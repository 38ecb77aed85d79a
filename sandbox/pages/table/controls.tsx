import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { toMinor, toWire } from '#contract/money.ts'
import { stakeLimits } from '#sandbox/contract/table.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberStepper } from '#src/ui/number-stepper.tsx'
import styles from './controls.module.css'

/** What a stake begins with and grows by, in minor units. */
export const firstStake = toMinor(10)
const step = toMinor(1)

interface StakeProps {
  /** Minor units; null while nothing usable stands there. */
  stake: number | null
  onStake: (stake: number | null) => void
  label?: string
  disabled?: boolean
}

export function Stake({ stake, onStake, label, disabled = false }: StakeProps) {
  const { t } = useLingui()
  return (
    <div className={styles.stake}>
      <NumberStepper
        label={label ?? t`Bahis`}
        prefix="₺"
        min={toMinor(stakeLimits.least)}
        max={toMinor(stakeLimits.most)}
        step={step}
        value={stake}
        onValue={onStake}
        disabled={disabled}
      />
    </div>
  )
}

interface PlayProps {
  onPlay: () => void
  busy: boolean
  disabled?: boolean
  children?: ReactNode
}

export function Play({ onPlay, busy, disabled = false, children }: PlayProps) {
  return (
    <Button kind="action" className={styles.play} disabled={disabled} busy={busy} onClick={onPlay}>
      {children ?? <Trans>Oyna</Trans>}
    </Button>
  )
}

export function Controls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>
}

export function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

interface StakeControlsProps {
  busy: boolean
  label?: string
  beside?: ReactNode
  instead?: ReactNode
  /** Whether this stake can be played, in minor units. */
  may?: (stake: number) => boolean
  /** @param stake as on the wire */
  onPlay: (stake: number) => void
  children: ReactNode | ((stake: number) => ReactNode)
}

/** Below a table on which one stake is played at a time. It keeps the stake from round to round. */
export function StakeControls({
  busy,
  label,
  beside,
  instead,
  may = () => true,
  onPlay,
  children,
}: StakeControlsProps) {
  const [stake, setStake] = useState<number | null>(firstStake)
  return (
    <Controls>
      {instead || (
        <>
          <Stake {...(label !== undefined && { label })} stake={stake} onStake={setStake} disabled={busy} />
          {beside}
          <Play
            busy={busy}
            disabled={stake === null || !may(stake)}
            onPlay={() => stake !== null && onPlay(toWire(stake))}
          >
            {typeof children === 'function' ? children(stake ?? 0) : children}
          </Play>
        </>
      )}
    </Controls>
  )
}
