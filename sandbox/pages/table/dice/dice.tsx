import { Trans } from '@lingui/react/macro'
import { dicePays, diceView, isDiceBet, type DiceBet } from '#sandbox/contract/dice.ts'
import { ChipControls } from '../chip-controls.tsx'
import { useChips } from '../chips.ts'
import { Cloth } from '../cards/cloth.tsx'
import { always, isSettled, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Spot, Spots } from '../spots.tsx'
import { Die } from './die.tsx'
import styles from './dice.module.css'

/** Milliseconds, as in the style sheet. */
const rolling = 1_500
const bets = Object.keys(dicePays).filter(isDiceBet)
const simple = bets.filter((on) => !on.startsWith('total'))
const totals = bets.filter((on) => on.startsWith('total'))

function Table({ round, moving, busy, bet }: KindProps) {
  const chips = useChips<DiceBet>()
  const view = seenIn(diceView, round)
  const told = isSettled(round, moving)
  const dice = view?.dice ?? [1, 3, 5]
  const total = dice.reduce((all, die) => all + die, 0)
  const spot = (on: DiceBet) => (
    <Spot
      key={on}
      name={<BetName on={on} />}
      pays={`${dicePays[on]}:1`}
      amount={chips.on.get(on)}
      won={told && view !== null && isWon(on, dice)}
      disabled={busy}
      onPut={() => chips.put(on)}
    />
  )
  return (
    <>
      <Cloth className={styles.cloth}>
        <div key={round?.id ?? 'none'} className={styles.dice}>
          {dice.map((face, index) => (
            <Die key={index} face={face} turn={index} />
          ))}
        </div>
        <p className={styles.total}>{told ? <Trans>Toplam {total}</Trans> : ' '}</p>
      </Cloth>
      <Spots>{simple.map(spot)}</Spots>
      <Spots many>{totals.map(spot)}</Spots>
      <ChipControls chips={chips} busy={busy} onPlay={() => bet({ chips: chips.bets() })} />
    </>
  )
}

const middle = 10

function isWon(on: DiceBet, dice: readonly number[]): boolean {
  const total = dice.reduce((all, die) => all + die, 0)
  const triple = dice.every((die) => die === dice[0])
  const simply: Partial<Record<DiceBet, boolean>> = {
    'any triple': triple,
    small: !triple && total <= middle,
    big: !triple && total > middle,
    odd: !triple && total % 2 === 1,
    even: !triple && total % 2 === 0,
  }
  return simply[on] ?? on === `total ${total}`
}

function BetName({ on }: { on: DiceBet }) {
  switch (on) {
    case 'small':
      return <Trans>Küçük 4–10</Trans>
    case 'big':
      return <Trans>Büyük 11–17</Trans>
    case 'odd':
      return <Trans>Tek</Trans>
    case 'even':
      return <Trans>Çift</Trans>
    case 'any triple':
      return <Trans>Üçü aynı</Trans>
    default:
      return on.slice('total '.length)
  }
}

export const kind: Kind = { Table, moves: always(rolling + 100) }
