import { Trans } from '@lingui/react/macro'
import { highlowView } from '#sandbox/contract/highlow.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Cloth, Hand } from '../cards/cloth.tsx'
import { dealtIn, PlayingCard } from '../cards/playing-card.tsx'
import { Buttons, StakeControls } from '../controls.tsx'
import { always, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Times } from '../times.tsx'
import styles from './highlow.module.css'

const shown = 6

function Table({ round, moving, busy, bet, act }: KindProps) {
  const view = seenIn(highlowView, round)
  const open = round !== null && round.won === null
  const cards = view?.cards ?? []
  const first = Math.max(0, cards.length - shown)
  return (
    <>
      <Cloth className={styles.cloth}>
        <Hand
          title={open ? <Trans>Sıradaki kart?</Trans> : <Trans>Kartlar</Trans>}
          note={view && !moving ? <Money amount={view.stands} /> : undefined}
        >
          {cards.length === 0 && <PlayingCard card={null} />}
          {cards.slice(first).map((card, index) => (
            <PlayingCard
              key={`${round?.id} ${first + index}`}
              card={card}
              dim={first + index < cards.length - 1}
            />
          ))}
        </Hand>
      </Cloth>
      <StakeControls
        busy={busy}
        instead={
          open &&
          view && (
            <Guesses
              grows={view.grows}
              stands={view.stands}
              taking={cards.length > 1}
              busy={busy}
              onDo={(move) => act({ do: move })}
            />
          )
        }
        onPlay={(stake) => bet({ stake })}
      >
        <Trans>İlk kartı aç</Trans>
      </StakeControls>
    </>
  )
}

interface GuessesProps {
  grows: { higher: number | null; lower: number | null }
  stands: number
  taking: boolean
  busy: boolean
  onDo: (move: 'higher' | 'lower' | 'take') => void
}

function Guesses({ grows, stands, taking, busy, onDo }: GuessesProps) {
  return (
    <Buttons>
      <Button busy={busy} disabled={grows.higher === null} onClick={() => onDo('higher')}>
        <Trans>Yüksek ya da eşit</Trans> <Factor by={grows.higher} />
      </Button>
      <Button busy={busy} disabled={grows.lower === null} onClick={() => onDo('lower')}>
        <Trans>Alçak ya da eşit</Trans> <Factor by={grows.lower} />
      </Button>
      <Button kind="action" busy={busy} disabled={!taking} onClick={() => onDo('take')}>
        <Trans>
          <Money amount={stands} /> al
        </Trans>
      </Button>
    </Buttons>
  )
}

function Factor({ by }: { by: number | null }) {
  return by === null ? null : (
    <span className="loud figures">
      <Times of={by} digits={2} />
    </span>
  )
}

export const kind: Kind = { Table, moves: always(dealtIn + 180) }
