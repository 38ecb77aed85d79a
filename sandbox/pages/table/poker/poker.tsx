import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { leastPair, pokerView, type PokerView } from '#sandbox/contract/poker.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Cloth, Hand } from '../cards/cloth.tsx'
import { dealEvery, dealtIn, PlayingCard } from '../cards/playing-card.tsx'
import { Buttons, StakeControls } from '../controls.tsx'
import { isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { handNames } from './hand-names.ts'
import { Pays } from './pays.tsx'
import styles from './poker.module.css'

function Table({ round, moving, busy, bet, act }: KindProps) {
  const { t, i18n } = useLingui()
  const view = seenIn(pokerView, round)
  const open = round !== null && round.won === null
  const told = isSettled(round, moving)
  const from = view?.dealer ? 5 : 0
  const won = told && (view?.outcome === 'won' || view?.outcome === 'dealer out')
  return (
    <>
      <Cloth className={styles.cloth}>
        <Hand
          title={t`Krupiye`}
          note={told && view?.dealer ? i18n._(handNames[view.dealer.hand]) : undefined}
        >
          {(view?.dealer?.cards ?? [null, null]).map((card, index) => (
            <PlayingCard key={`${round?.id} ${card} ${index}`} card={card} turn={card ? index + 3 : 0} />
          ))}
        </Hand>
        <Hand title={told && view?.outcome ? i18n._(outcomes[view.outcome]) : t`Masa`}>
          {boardOf(view).map((card, index) => (
            <PlayingCard
              key={`${round?.id} ${card} ${index}`}
              card={card}
              turn={index < 3 ? (from === 0 ? index + 2 : 0) : index - 3}
            />
          ))}
        </Hand>
        <Hand
          title={t`Eliniz`}
          note={view && !moving ? i18n._(handNames[view.player.hand]) : undefined}
          won={won}
        >
          {(view?.player.cards ?? [null, null]).map((card, index) => (
            <PlayingCard key={`${round?.id} ${index}`} card={card} turn={index} />
          ))}
        </Hand>
        <Pays won={won && view ? view.player.hand : null} />
      </Cloth>
      <StakeControls
        label={t`Ön bahis`}
        busy={busy}
        instead={
          open && (
            <Buttons>
              <Button busy={busy} onClick={() => act({ do: 'fold' })}>
                <Trans>Elden çekil</Trans>
              </Button>
              <Button kind="action" busy={busy} onClick={() => act({ do: 'call' })}>
                <Trans>
                  <Money amount={round.staked * 2} /> ile gör
                </Trans>
              </Button>
            </Buttons>
          )
        }
        onPlay={(ante) => bet({ ante })}
      >
        <Trans>Kart dağıt</Trans>
      </StakeControls>
    </>
  )
}

const places = 5
const boardOf = (view: PokerView | null) =>
  Array.from({ length: places }, (_, index) => view?.board[index] ?? null)

const outcomes: Record<NonNullable<PokerView['outcome']>, MessageDescriptor> = {
  'dealer out': msg`Krupiye oyuna giremedi: en az ${leastPair} çifti gerekir`,
  won: msg`Eliniz daha iyi`,
  push: msg`Berabere`,
  folded: msg`Elden çekildiniz`,
  lost: msg`Krupiyenin eli daha iyi`,
}

export const kind: Kind = {
  Table,
  moves(round) {
    const { outcome } = seen(pokerView, round.view)
    return outcome === 'folded' ? 0 : 5 * dealEvery + dealtIn
  },
}
