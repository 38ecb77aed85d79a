import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toMinor, toWire } from '#contract/money.ts'
import { bingoMostCards, bingoSetup, bingoView } from '#sandbox/contract/bingo.ts'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import { Controls, Play, Stake, wireStake } from '../controls.tsx'
import { seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { isSettled } from '../settled.ts'
import { ballEvery, Balls } from './balls.tsx'
import { BingoCard } from './bingo-card.tsx'
import styles from './bingo.module.css'
import { Prizes } from './prizes.tsx'

const firstStake = toMinor(10)
/** Milliseconds. */
const arriving = 400

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t } = useLingui()
  const setup = seen(bingoSetup, said)
  const [stake, setStake] = useState<number | null>(firstStake)
  const [count, setCount] = useState(2)
  const view = seenIn(bingoView, round)
  const told = isSettled(round, moving)
  const balls = view?.balls ?? []
  const cards = view?.cards ?? Array.from({ length: count }, () => null)
  return (
    <>
      <div key={round?.id ?? 'none'} className={styles.hall} data-drawing={moving || undefined}>
        <div className={styles.head}>
          <p className={styles.drawn}>
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
            />
          ))}
        </div>
      </div>
      <Controls>
        <Stake label={t`Kart fiyatı`} stake={stake} onStake={setStake} disabled={busy} />
        <CardCount count={count} onCount={setCount} disabled={busy} />
        <Play
          busy={busy}
          disabled={stake === null}
          onPlay={() => bet({ stake: wireStake(stake), cards: count })}
        >
          <Trans>
            <Money amount={toWire((stake ?? 0) * count)} /> oyna
          </Trans>
        </Play>
      </Controls>
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
