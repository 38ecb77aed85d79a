import { Trans, useLingui } from '@lingui/react/macro'
import { raceSetup, raceView } from '#sandbox/contract/race.ts'
import { classes } from '#src/ui/classes.ts'
import { Chip } from '../chip.tsx'
import { ChipControls } from '../chip-controls.tsx'
import { useChips } from '../chips.ts'
import { always, isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import styles from './race.module.css'
import { Runner } from './runner.tsx'

/** Milliseconds: the winner is at the finish after the first of these, each other so much later. */
const running = 5_000
const later = 220
const resting = 400
/** How far each stays behind the one before it, in hundredths of the track. */
const gap = 3
/** How the runners share out their strength: no two alike. */
const paces = ['0.3, 0.1, 0.6, 0.9', '0.5, 0.3, 0.5, 1', '0.2, 0.35, 0.8, 0.8', '0.45, 0.1, 0.4, 0.9']

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t, i18n } = useLingui()
  const setup = seen(raceSetup, said)
  const chips = useChips<number>()
  const view = seenIn(raceView, round)
  const told = isSettled(round, moving)
  const odds = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2 }).format(value)
  return (
    <>
      <ol className={styles.lanes} aria-label={t`Yarışçılar`}>
        {setup.runners.map(({ name, odds: offered }, runner) => {
          const place = view ? view.order.indexOf(runner) : null
          return (
            <li
              key={name}
              data-tone={runner % 6}
              className={classes(styles.lane, told && place === 0 && styles.won)}
            >
              <button type="button" className={styles.bet} disabled={busy} onClick={() => chips.put(runner)}>
                <span className={styles.number}>{runner + 1}</span>
                <span className="bright strong cut">{name}</span>
                <span className="gold loud figures">{odds(offered)}</span>
                {chips.on.has(runner) && (
                  <span className={styles.chip}>
                    <Chip amount={chips.on.get(runner) ?? 0} />
                  </span>
                )}
              </button>
              <div className={styles.track}>
                <div
                  key={round?.id ?? 'none'}
                  className={classes(styles.way, moving && styles.running, !moving && view && styles.there)}
                  style={{
                    ...behindBy(place ?? 0),
                    animationDuration: `${running + (place ?? 0) * later}ms`,
                    animationTimingFunction: `cubic-bezier(${paces[(runner + (place ?? 0)) % paces.length]})`,
                  }}
                >
                  <Runner look={setup.look} />
                </div>
                {told && place !== null && (
                  <span className={styles.place}>
                    <Trans>{place + 1}.</Trans>
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <ChipControls chips={chips} busy={busy} onPlay={() => bet({ chips: chips.bets() })} />
    </>
  )
}

/** A property of the style sheet's. */
const behindBy = (place: number) => ({ '--behind': `${place * gap}cqw` })

const runners = 8

export const kind: Kind = { Table, moves: always(running + runners * later + resting) }
