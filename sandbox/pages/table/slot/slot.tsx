import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { slotSetup, slotView, type SlotSetup } from '#sandbox/contract/slot.ts'
import { StakeControls } from '../controls.tsx'
import { always, isSettled, isWin, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Pays } from './pays.tsx'
import { Reel, spinning } from './reel.tsx'
import styles from './slot.module.css'

const reelCount = 5
const rows = 3
const last = reelCount - 1

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const setup = seen(slotSetup, said)
  const view = seenIn(slotView, round)
  const shown = useShown(round?.id, view?.reels ?? restingReels(setup))
  const wins = view && isSettled(round, moving) && isWin(round) ? view.wins : []
  const lit = new Set(
    wins.flatMap(({ line, count }) =>
      Array.from({ length: count }, (_, reel) => `${reel} ${setup.lines[line]?.[reel]}`),
    ),
  )
  return (
    <>
      <div className={styles.machine}>
        <div className={styles.reels} aria-hidden="true">
          {shown.now.map((symbols, index) => (
            <Reel
              key={index}
              index={index}
              round={moving ? shown.round : undefined}
              symbols={symbols}
              before={shown.before[index] ?? symbols}
              setup={setup}
              lit={lit}
            />
          ))}
          <svg viewBox="0 0 500 300" preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
            {wins.map(({ line, count }) => (
              <polyline key={line} points={pointsOf(setup.lines[line] ?? [], count)} />
            ))}
          </svg>
        </div>
      </div>
      <StakeControls
        busy={busy}
        may={(stake) => stake % setup.lines.length === 0}
        onPlay={(stake) => bet({ stake })}
      >
        <Trans>Döndür</Trans>
      </StakeControls>
      <Pays setup={setup} />
    </>
  )
}

const pointsOf = (line: readonly number[], count: number) =>
  line
    .slice(0, count)
    .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
    .join(' ')

const restingReels = ({ pictures }: SlotSetup) =>
  Array.from({ length: reelCount }, (_, reel) =>
    Array.from({ length: rows }, (_row, row) => (reel * 2 + row * 3 + 1) % pictures.length),
  )

function useShown(round: string | undefined, now: readonly (readonly number[])[]) {
  const [shown, setShown] = useState({ round, now, before: now })
  if (shown.round === round) return shown
  const next = { round, now, before: shown.now }
  setShown(next)
  return next
}

export const kind: Kind = { Table, moves: always(spinning(last) + 150) }
