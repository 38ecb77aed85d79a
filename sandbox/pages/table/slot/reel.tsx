import type { SlotSetup } from '#sandbox/contract/slot.ts'
import styles from './slot.module.css'

/** Symbols that run past before a reel rests. */
const passing = 18
/** Milliseconds that the first reel turns, and that each one after it turns longer. */
const shortest = 1_000
const longer = 250

export const spinning = (index: number) => shortest + index * longer

interface ReelProps {
  index: number
  round: string | undefined
  symbols: readonly number[]
  before: readonly number[]
  setup: SlotSetup
  /** 'reel row' of what has won. */
  lit: ReadonlySet<string>
}

export function Reel({ index, round, symbols, before, setup, lit }: ReelProps) {
  const count = setup.pictures.length
  const run = round ? Array.from({ length: passing }, (_, place) => (index * 3 + place * 7 + 1) % count) : []
  const strip = round ? [...symbols, ...run, ...before] : symbols
  const style = { animationDuration: `${spinning(index)}ms` }
  return (
    <div className={styles.reel}>
      <div key={round ?? 'rest'} className={round && styles.turning} style={style}>
        {strip.map((symbol, place) => (
          <SymbolCell
            key={place}
            symbol={symbol}
            setup={setup}
            state={lit.size === 0 || round ? 'plain' : lit.has(`${index} ${place}`) ? 'lit' : 'dim'}
          />
        ))}
      </div>
    </div>
  )
}

interface SymbolCellProps {
  symbol: number
  setup: Pick<SlotSetup, 'pictures' | 'letters'>
  state?: 'plain' | 'lit' | 'dim'
}

export function SymbolCell({ symbol, setup, state = 'plain' }: SymbolCellProps) {
  const picture = setup.pictures[symbol]
  return (
    <div className={styles.cell} data-state={state}>
      {picture ? (
        <img src={picture} alt="" width="116" height="116" className={styles.picture} />
      ) : (
        <span className={styles.letter} data-letter={setup.letters[symbol]}>
          {setup.letters[symbol]}
        </span>
      )}
    </div>
  )
}
