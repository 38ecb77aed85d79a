import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toMinor, toWire } from '#contract/money.ts'
import {
  bingoMostCards,
  bingoSetup,
  bingoView,
  type BingoPrize,
  type BingoView,
} from '#contract/sandbox/bingo.ts'
import { classes } from '../../../ui/classes.ts'
import { Money } from '../../../ui/money.tsx'
import { Controls, Play, Stake, wireStake } from '../controls.tsx'
import { seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { isSettled } from '../settled.ts'
import styles from './bingo.module.css'

const firstStake = toMinor(10)
/** Milliseconds from one ball to the next. */
const ballEvery = 100
const arriving = 400

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t } = useLingui()
  const setup = seen(bingoSetup, said)
  const [stake, setStake] = useState<number | null>(firstStake)
  const [cards, setCards] = useState(2)
  const view = seenIn(bingoView, round)
  const told = isSettled(round, moving)
  return (
    <>
      <div key={round?.id ?? 'none'} className={classes(styles.hall, moving && styles.drawing)}>
        <ol className={styles.balls} aria-label={t`Çekilen toplar`}>
          {(view?.balls ?? []).map((ball, index) => (
            <li
              key={ball}
              className={styles.ball}
              data-tone={Math.floor((ball - 1) / 15)}
              style={later(index)}
            >
              {ball}
            </li>
          ))}
          {!view && (
            <li className={styles.waiting}>
              <Trans>
                {setup.balls} toptan {setup.drawn} tanesi çekilir
              </Trans>
            </li>
          )}
        </ol>
        <div className={styles.cards}>
          {view?.cards.map((card, index) => (
            <BingoCard key={index} number={index + 1} card={card} balls={view.balls} told={told} />
          ))}
          {!view && <PrizeList pays={setup.pays} />}
        </div>
      </div>
      <Controls>
        <Stake label={t`Kart fiyatı`} stake={stake} onStake={setStake} disabled={busy} />
        <CardCount cards={cards} onCards={setCards} disabled={busy} />
        <Play busy={busy} disabled={stake === null} onPlay={() => bet({ stake: wireStake(stake), cards })}>
          <Trans>
            <Money amount={toWire((stake ?? 0) * cards)} /> oyna
          </Trans>
        </Play>
      </Controls>
    </>
  )
}

const later = (index: number) => ({ animationDelay: `${index * ballEvery}ms` })

interface BingoCardProps {
  number: number
  card: BingoView['cards'][number]
  balls: readonly number[]
  told: boolean
}

function BingoCard({ number, card, balls, told }: BingoCardProps) {
  return (
    <section className={classes(styles.card, told && card.prize !== null && styles.won)}>
      <h2 className={styles.title}>
        <Trans>{number}. kart</Trans>
        {told && card.prize !== null && (
          <span className={styles.prize}>
            <PrizeName prize={card.prize} /> · <Money amount={card.won} />
          </span>
        )}
      </h2>
      <table className={styles.grid}>
        <tbody>
          {card.rows.map((row, index) => (
            <tr key={index}>
              {row.map((each, column) => (
                <td key={column} className={each === null ? styles.empty : styles.cell}>
                  {each !== null && balls.includes(each) && (
                    <span className={styles.mark} style={later(balls.indexOf(each))} />
                  )}
                  <span className={styles.figure}>{each}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PrizeName({ prize }: { prize: BingoPrize }) {
  if (prize === 'full house') return <Trans>Tombala</Trans>
  return prize === 'line' ? <Trans>Birinci çinko</Trans> : <Trans>İkinci çinko</Trans>
}

function PrizeList({ pays }: { pays: Record<BingoPrize, number> }) {
  return (
    <dl className={styles.prizes}>
      {(['line', 'two lines', 'full house'] as const).map((prize) => (
        <div key={prize} className={styles.prizeRow}>
          <dt>
            <PrizeName prize={prize} />
          </dt>
          <dd>×{pays[prize]}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CardCountProps {
  cards: number
  onCards: (cards: number) => void
  disabled: boolean
}

function CardCount({ cards, onCards, disabled }: CardCountProps) {
  return (
    <fieldset className={styles.count} disabled={disabled}>
      <legend className={styles.legend}>
        <Trans>Kart sayısı</Trans>
      </legend>
      {Array.from({ length: bingoMostCards }, (_, index) => index + 1).map((each) => (
        <button
          key={each}
          type="button"
          className={classes(styles.choice, each === cards && styles.chosen)}
          aria-pressed={each === cards}
          onClick={() => onCards(each)}
        >
          {each}
        </button>
      ))}
    </fieldset>
  )
}

export const kind: Kind = {
  Table,
  moves: (round) => seen(bingoView, round.view).balls.length * ballEvery + arriving,
}
