import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { colourOf, places } from '#sandbox/contract/roulette.ts'
import { classes } from '#src/ui/classes.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { Chip } from '../chip.tsx'
import styles from './board.module.css'
import { placeBeside, spots, type Spot } from './places.ts'

interface BoardProps {
  /** What lies where, minor units. */
  chips: ReadonlyMap<string, number>
  won: number | null
  disabled: boolean
  onPut: (place: string) => void
}

export function Board({ chips, won, disabled, onPut }: BoardProps) {
  const upright = useMedia('(width < 700px)')
  const [at, setAt] = useState('17')
  const nameOf = useBetName()
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const from = spots.find(({ on }) => on === at)
    const next = from && placeBeside(from, event.key, upright)
    if (!next) return
    event.preventDefault()
    setAt(next.on)
    const board = event.currentTarget.parentElement
    board?.querySelector<HTMLElement>(`[data-on="${next.on}"]`)?.focus()
  }
  return (
    <fieldset className={classes(styles.board, upright && styles.upright)} disabled={disabled}>
      <legend className="only-heard">
        <Trans>Bahis masası</Trans>
      </legend>
      {spots.map((spot) => (
        <button
          key={spot.on}
          type="button"
          data-on={spot.on}
          data-colour={cellColour(spot)}
          tabIndex={spot.on === at ? 0 : -1}
          className={classes(
            spot.wide === 0 ? styles.line : styles.cell,
            won !== null && places.get(spot.on)?.includes(won) && styles.won,
          )}
          style={spot.wide === 0 ? pointOf(spot, upright) : areaOf(spot, upright)}
          aria-label={nameOf(spot)}
          onKeyDown={step}
          onFocus={() => setAt(spot.on)}
          onClick={() => onPut(spot.on)}
        >
          {spot.wide > 0 && <span className={styles.name}>{shownOn(spot) ?? nameOf(spot)}</span>}
          {chips.has(spot.on) && (
            <span className={styles.chip}>
              <Chip amount={chips.get(spot.on) ?? 0} />
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

/** What stands on a cell in figures; undefined where it is a word. */
function shownOn({ on, numbers }: Spot): string | undefined {
  if (on.startsWith('column')) return '2:1'
  const range = { 'dozen 1': '1–12', 'dozen 2': '13–24', 'dozen 3': '25–36' }[on]
  return range ?? (numbers.length > 0 ? on : undefined)
}

function cellColour({ on, numbers }: Spot): string | undefined {
  if (on === 'red' || on === 'black') return on
  return numbers.length === 1 ? colourOf(numbers[0] ?? 0) : undefined
}

/** In cells of the grid; a board that stands on its end is mirrored, so that zero is on top. */
function areaOf({ u, v, wide, high }: Spot, upright: boolean) {
  const along = `${Math.round(u - wide / 2) + 1} / span ${wide}`
  const from = Math.round(v - high / 2)
  const across = upright ? `${5 - (from + high) + 1} / span ${high}` : `${from + 1} / span ${high}`
  return upright ? { gridRow: along, gridColumn: across } : { gridColumn: along, gridRow: across }
}

function pointOf({ u, v }: Spot, upright: boolean) {
  const [along, across] = [`${(u / 14) * 100}%`, `${((upright ? 5 - v : v) / 5) * 100}%`]
  return upright ? { top: along, left: across } : { left: along, top: across }
}

function useBetName(): (spot: Spot) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    red: t`Kırmızı`,
    black: t`Siyah`,
    even: t`Çift`,
    odd: t`Tek`,
    low: '1–18',
    high: '19–36',
    'dozen 1': t`1. 12’li`,
    'dozen 2': t`2. 12’li`,
    'dozen 3': t`3. 12’li`,
    'column 1': t`1. sütun`,
    'column 2': t`2. sütun`,
    'column 3': t`3. sütun`,
  }
  return ({ on }) => names[on] ?? on.replaceAll('-', ', ')
}
