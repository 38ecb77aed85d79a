import { Trans, useLingui } from '@lingui/react/macro'
import { baccaratPays, baccaratSides, baccaratView, type BaccaratSide } from '#sandbox/contract/baccarat.ts'
import { ChipControls } from '../chip-controls.tsx'
import { useChips } from '../chips.ts'
import { Cloth, Hand } from '../cards/cloth.tsx'
import { dealEvery, dealtIn, PlayingCard } from '../cards/playing-card.tsx'
import { Spot, Spots } from '../spots.tsx'
import { isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'

function Table({ round, moving, busy, bet }: KindProps) {
  const { i18n } = useLingui()
  const figure = new Intl.NumberFormat(i18n.locale)
  const chips = useChips<BaccaratSide>()
  const view = seenIn(baccaratView, round)
  const winner = view && isSettled(round, moving) ? view.winner : null
  const play = () => bet(Object.fromEntries(chips.bets().map(({ on, stake }) => [on, stake])))
  return (
    <>
      <Cloth>
        {(['player', 'banker'] as const).map((side) => (
          <Hand
            key={`${round?.id} ${side}`}
            title={<SideName side={side} />}
            note={winner === null ? undefined : view?.[side].points}
            won={winner === side}
          >
            {(view?.[side].cards ?? [null, null]).map((card, index) => (
              <PlayingCard key={index} card={card} turn={turnOf(index, side)} />
            ))}
          </Hand>
        ))}
      </Cloth>
      <Spots>
        {baccaratSides.map((side) => (
          <Spot
            key={side}
            name={<SideName side={side} />}
            pays={`${figure.format(baccaratPays[side])}:1`}
            amount={chips.on.get(side)}
            won={winner === side}
            disabled={busy}
            onPut={() => chips.put(side)}
          />
        ))}
      </Spots>
      <ChipControls chips={chips} busy={busy} onPlay={play} />
    </>
  )
}

/** Sides take turns; third cards come last. */
const turnOf = (index: number, side: BaccaratSide) => index * 2 + (side === 'banker' ? 1 : 0)

function SideName({ side }: { side: BaccaratSide }) {
  if (side === 'player') return <Trans>Oyuncu</Trans>
  return side === 'banker' ? <Trans>Banka</Trans> : <Trans>Berabere</Trans>
}

export const kind: Kind = {
  Table,
  moves(round) {
    const { player, banker } = seen(baccaratView, round.view)
    const dealt = Math.max(player.cards.length * 2, banker.cards.length * 2 + 1)
    return dealt * dealEvery + dealtIn
  },
}
