import { Trans } from '@lingui/react/macro'
import type { BingoView } from '#sandbox/contract/bingo.ts'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import { later } from './balls.tsx'
import styles from './bingo-card.module.css'
import { PrizeName } from './prizes.tsx'

type Card = BingoView['cards'][number]

interface BingoCardProps {
  number: number
  card: Card | null
  of: number
  balls: readonly number[]
  told: boolean
  /** All cards together have brought more than they cost. */
  isWin: boolean
}

export function BingoCard({ number, card, of, balls, told, isWin }: BingoCardProps) {
  const prize = told && card ? card.prize : null
  return (
    <section className={classes(styles.card, isWin && prize !== null && styles.won)}>
      <h2 className={styles.title}>
        <Trans>{number}. kart</Trans>
        {prize !== null && (
          <span className={classes(isWin && 'gold', 'figures')}>
            <PrizeName prize={prize} /> · <Money amount={card?.won ?? 0} />
          </span>
        )}
      </h2>
      <table className={classes(styles.grid, !card && styles.blank)} aria-hidden={!card}>
        <tbody>
          {(card?.rows ?? blank(of)).map((row, index) => (
            <tr key={index}>
              {row.map((each, column) => (
                <td key={column} className={each === null ? styles.empty : styles.cell}>
                  {each !== null && balls.includes(each) && (
                    <span className={styles.mark} style={later(balls.indexOf(each))} />
                  )}
                  <span className="anchor">{each}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const blank = (balls: number): Card['rows'] =>
  Array.from({ length: 3 }, () => Array.from({ length: balls === 75 ? 5 : 9 }, () => null))
