import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toWire } from '#contract/money.ts'
import { bingoMostCards, bingoSetup, bingoView } from '#sandbox/contract/bingo.ts'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import { StakeControls } from '../controls.tsx'
import { isSettled, isWin, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { ballEvery, Balls } from './balls.tsx'
import { BingoCard } from './bingo-card.tsx'
import styles from './bingo.module.css'
import { Prizes } from './prizes.tsx'

/** Milliseconds. */
const arriving = 400

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t } = useLingui()
  const setup = seen(bingoSetup, said)
  const [count, setCount] = useState(2)
  const view = seenIn(bingoView, round)
  const told = isSettled(round, moving)
  const balls = view?.balls ?? []
  const cards = view?.cards ?? Array.from({ length: count }, () => null)
  return (
    <>
      <div key={round?.id ?? 'none'} className={styles.hall} data-drawing={moving || undefined}>
        <div className={styles.head}>
          <p className="quiet small">
            <Trans>
              {setup.balls} toptan {setup.drawn} tanesi çekilir
            </Trans>
          </p>
          <Prizes pays={setup.pays} won={told ? cards.map((card) => card?.prize ?? null) : []} />
        </div>
        <Balls balls={balls} places={setup.drawn} />
        <div className={styles.cards}>
          {cards.map((card, index) => (
            <BingoCard
              key={index}
              number={index + 1}
              card={card}
              of={setup.balls}
              balls={balls}
              told={told}
              isWin={isWin(round)}
            />
          ))}
        </div>
      </div>
      <StakeControls
        label={t`Kart fiyatı`}
        busy={busy}
        beside={<CardCount count={count} onCount={setCount} disabled={busy} />}
        onPlay={(stake) => bet({ stake, cards: count })}
      >
        {(stake) => (
          <Trans>
            <Money amount={toWire(stake * count)} /> oyna
          </Trans>
        )}
      </StakeControls>
    </>
  )
}

interface CardCountProps {
  count: number
  onCount: (count: number) => void
  disabled: boolean
}

function CardCount({ count, onCount, disabled }: CardCountProps) {
  return (
    <fieldset className={styles.count} disabled={disabled}>
      <legend className={styles.legend}>
        <Trans>Kart sayısı</Trans>
      </legend>
      {Array.from({ length: bingoMostCards }, (_, index) => index + 1).map((each) => (
        <button
          key={each}
          type="button"
          className={classes(styles.choice, each === count && styles.chosen)}
          aria-pressed={each === count}
          onClick={() => onCount(each)}
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
