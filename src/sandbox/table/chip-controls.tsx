import { Trans, useLingui } from '@lingui/react/macro'
import { toMinor, toWire } from '#contract/money.ts'
import { stakeLimits } from '#contract/sandbox/table.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Buttons, Controls, Play, Stake } from './controls.tsx'
import type { Chips } from './chips.ts'

interface ChipControlsProps {
  chips: Pick<Chips<string>, 'all' | 'takeBack' | 'clear'>
  chip: number | null
  onChip: (chip: number | null) => void
  busy: boolean
  onPlay: () => void
}

/** Below a table on which chips are laid. */
export function ChipControls({ chips, chip, onChip, busy, onPlay }: ChipControlsProps) {
  const { t } = useLingui()
  const none = chips.all === 0
  return (
    <Controls>
      <Stake label={t`Fişin değeri`} stake={chip} onStake={onChip} disabled={busy} />
      <Buttons>
        <Button disabled={none || busy} onClick={chips.takeBack}>
          <Trans>Son fişi al</Trans>
        </Button>
        <Button disabled={none || busy} onClick={chips.clear}>
          <Trans>Masayı temizle</Trans>
        </Button>
      </Buttons>
      <Play busy={busy} disabled={none || chips.all > toMinor(stakeLimits.most)} onPlay={onPlay}>
        {none ? (
          <Trans>Fişinizi koyun</Trans>
        ) : (
          <Trans>
            <Money amount={toWire(chips.all)} /> oyna
          </Trans>
        )}
      </Play>
    </Controls>
  )
}
