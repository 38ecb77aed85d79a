import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { duelPays, duelSides, duelView, type DuelSide } from '#sandbox/contract/duel.ts'
import { Cloth, Hand } from '../cards/cloth.tsx'
import { dealtIn, PlayingCard } from '../cards/playing-card.tsx'
import { StakeControls } from '../controls.tsx'
import { always, isSettled, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Spot, Spots } from '../spots.tsx'
import styles from './duel.module.css'

/** The second card is waited for, in places of a deal. */
const suspense = 4
const moves = 1_300

function Table({ round, moving, busy, bet }: KindProps) {
  const [on, setOn] = useState<DuelSide>('left')
  const view = seenIn(duelView, round)
  const winner = view && isSettled(round, moving) ? view.winner : null
  return (
    <>
      <Cloth className={styles.cloth}>
        {(['left', 'right'] as const).map((side, index) => (
          <Hand key={`${round?.id} ${side}`} title={<SideName side={side} />} won={winner === side}>
            <PlayingCard card={view?.[side] ?? null} turn={index * suspense} />
          </Hand>
        ))}
      </Cloth>
      <Spots>
        {duelSides.map((side) => (
          <Spot
            key={side}
            name={<SideName side={side} />}
            pays={`${duelPays[side]}:1`}
            chosen={on === side}
            won={winner === side}
            disabled={busy}
            onPut={() => setOn(side)}
          />
        ))}
      </Spots>
      <StakeControls busy={busy} onPlay={(stake) => bet({ on, stake })}>
        <Trans>Kartları aç</Trans>
      </StakeControls>
    </>
  )
}

function SideName({ side }: { side: DuelSide }) {
  if (side === 'left') return <Trans>Aslan</Trans>
  return side === 'right' ? <Trans>Kaplan</Trans> : <Trans>Berabere</Trans>
}

export const kind: Kind = { Table, moves: always(moves + dealtIn) }
