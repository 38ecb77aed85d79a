import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  blackjackPays,
  blackjackRules,
  blackjackView,
  type BlackjackMove,
  type blackjackOutcomes,
  type BlackjackView,
} from '#sandbox/contract/blackjack.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Cloth, Felt, Hand } from '../cards/cloth.tsx'
import { dealEvery, dealtIn, PlayingCard } from '../cards/playing-card.tsx'
import { Buttons, StakeControls } from '../controls.tsx'
import { isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import styles from './blackjack.module.css'

const { brings, to } = blackjackPays
const { decks, stands } = blackjackRules

function Table({ round, moving, busy, bet, act }: KindProps) {
  const view = seenIn(blackjackView, round)
  const open = round !== null && round.won === null
  return (
    <>
      <Cloth className={styles.cloth}>
        <Hand title={<Trans>Krupiye</Trans>} note={view ? view.dealer.points : undefined}>
          {view ? (
            view.dealer.cards.map((card, index) => (
              <PlayingCard key={`${round?.id} ${index}`} card={card} turn={Math.max(0, index - 1)} />
            ))
          ) : (
            <Backs />
          )}
        </Hand>
        <Felt
          lead={
            <Trans>
              Blackjack {brings}:{to} öder
            </Trans>
          }
        >
          <p>
            <Trans>
              Krupiye {stands} ve üstünde durur · {decks} deste
            </Trans>
          </p>
        </Felt>
        <div className={styles.hands}>
          {view ? (
            view.hands.map((hand, index) => (
              <PlayersHand
                key={`${round?.id} ${index} ${view.hands.length}`}
                hand={hand}
                active={open && view.turn === index && view.hands.length > 1}
                told={isSettled(round, moving)}
              />
            ))
          ) : (
            <Hand title={<Trans>Eliniz</Trans>}>
              <Backs />
            </Hand>
          )}
        </div>
      </Cloth>
      <StakeControls
        busy={busy}
        instead={open && view && <Moves may={view.may} busy={busy} onMove={(move) => act({ do: move })} />}
        onPlay={(stake) => bet({ stake })}
      >
        <Trans>Kart dağıt</Trans>
      </StakeControls>
    </>
  )
}

function Backs() {
  return (
    <>
      <PlayingCard card={null} />
      <PlayingCard card={null} turn={1} />
    </>
  )
}

interface PlayersHandProps {
  hand: BlackjackView['hands'][number]
  active: boolean
  told: boolean
}

function PlayersHand({ hand, active, told }: PlayersHandProps) {
  const { i18n } = useLingui()
  const won = told && (hand.outcome === 'won' || hand.outcome === 'blackjack')
  return (
    <Hand
      title={
        <>
          <Trans>Eliniz</Trans> · <Money amount={hand.stake} />
          {told && hand.outcome !== null && <> · {i18n._(outcomeNames[hand.outcome])}</>}
        </>
      }
      note={hand.points}
      won={won || active}
    >
      {hand.cards.map((card, index) => (
        <PlayingCard key={`${index}`} card={card} turn={index < 2 ? index : 0} />
      ))}
    </Hand>
  )
}

const outcomeNames: Record<(typeof blackjackOutcomes)[number], MessageDescriptor> = {
  blackjack: msg`blackjack`,
  won: msg`kazandı`,
  push: msg`berabere`,
  bust: msg`21’i aştı`,
  lost: msg`kaybetti`,
}

interface MovesProps {
  may: readonly BlackjackMove[]
  busy: boolean
  onMove: (move: BlackjackMove) => void
}

function Moves({ may, busy, onMove }: MovesProps) {
  const button = (move: BlackjackMove) => ({ busy, onClick: () => onMove(move) })
  return (
    <Buttons>
      <Button kind="action" {...button('hit')}>
        <Trans>Kart iste</Trans>
      </Button>
      <Button {...button('stand')}>
        <Trans>Dur</Trans>
      </Button>
      {may.includes('double') && (
        <Button {...button('double')}>
          <Trans>İkiye katla</Trans>
        </Button>
      )}
      {may.includes('split') && (
        <Button {...button('split')}>
          <Trans>Böl</Trans>
        </Button>
      )}
    </Buttons>
  )
}

export const kind: Kind = {
  Table,
  moves(round) {
    const { dealer, turn } = seen(blackjackView, round.view)
    const dealt = turn === null ? dealer.cards.length : 2
    return dealt * dealEvery + dealtIn
  },
}
