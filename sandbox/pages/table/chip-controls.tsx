import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, Undo2 } from 'lucide-react'
import { toMinor, toWire } from '#contract/money.ts'
import { stakeLimits } from '#sandbox/contract/table.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Controls, Play, Stake, Tools } from './controls.tsx'
import { ChipTray } from './chip-tray.tsx'
import type { Chips } from './chips.ts'

interface ChipControlsProps {
  chips: Omit<Chips<string>, 'on' | 'put' | 'bets'>
  busy: boolean
  onPlay: () => void
}

export function ChipControls({ chips, busy, onPlay }: ChipControlsProps) {
  const { t } = useLingui()
  const none = chips.all === 0
  return (
    <Controls>
      <Stake label={t`Fişin değeri`} stake={chips.chip} onStake={chips.choose} disabled={busy} />
      <ChipTray chosen={chips.chip} onChoose={chips.choose} disabled={busy} />
      <Tools>
        <IconButton label={t`Son fişi al`} disabled={none || busy} onClick={chips.takeBack}>
          <Undo2 size={20} aria-hidden />
        </IconButton>
        <IconButton label={t`Masayı temizle`} disabled={none || busy} onClick={chips.clear}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Tools>
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
