import { useLingui } from '@lingui/react/macro'
import { toMinor, toWire } from '#contract/money.ts'
import { formatMoney } from '#contract/format-money.ts'
import { Chip } from './chip.tsx'
import styles from './chip-tray.module.css'

const chips = [5, 10, 50, 100, 500].map(toMinor)

interface ChipTrayProps {
  /** Minor units; null while nothing usable stands in the field. */
  chosen: number | null
  onChoose: (chip: number) => void
  disabled: boolean
}

export function ChipTray({ chosen, onChoose, disabled }: ChipTrayProps) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className={styles.tray} aria-label={t`Hazır fişler`} disabled={disabled}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          className={styles.chip}
          aria-pressed={chip === chosen}
          aria-label={formatMoney(toWire(chip), i18n.locale)}
          onClick={() => onChoose(chip)}
        >
          <Chip amount={chip} />
        </button>
      ))}
    </fieldset>
  )
}
