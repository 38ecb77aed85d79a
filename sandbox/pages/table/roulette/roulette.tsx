import { Trans, useLingui } from '@lingui/react/macro'
import { colourOf, rouletteView } from '#sandbox/contract/roulette.ts'
import { ChipControls } from '../chip-controls.tsx'
import { useChips } from '../chips.ts'
import { always, isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Board } from './board.tsx'
import styles from './roulette.module.css'
import { turning, Wheel } from './wheel.tsx'

function Table({ round, recent, moving, busy, bet }: KindProps) {
  const { t } = useLingui()
  const chips = useChips<string>()
  const view = seenIn(rouletteView, round)
  const pocket = view && isSettled(round, moving) ? view.pocket : null
  return (
    <>
      <div className={styles.table}>
        <div className={styles.side}>
          <Wheel round={round?.id} pocket={view?.pocket ?? 0} />
          <p className={styles.drawn}>
            {pocket === null ? (
              <Trans>Bilye dönünce sayı burada görünür</Trans>
            ) : (
              <span className={styles.number} data-colour={colourOf(pocket)}>
                {pocket}
              </span>
            )}
          </p>
          <ol className={styles.past} aria-label={t`Son sayılar`}>
            {recent.map((each) => {
              const { pocket: number } = seen(rouletteView, each.view)
              return (
                <li key={each.id} className={styles.number} data-colour={colourOf(number)}>
                  {number}
                </li>
              )
            })}
          </ol>
        </div>
        <Board chips={chips.on} won={pocket} disabled={busy} onPut={chips.put} />
      </div>
      <ChipControls chips={chips} busy={busy} onPlay={() => bet({ chips: chips.bets() })} />
    </>
  )
}

export const kind: Kind = { Table, moves: always(turning) }
