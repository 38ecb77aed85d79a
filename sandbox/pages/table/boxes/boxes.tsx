import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { boxesSetup, boxesView, type boxLooks } from '#sandbox/contract/boxes.ts'
import { classes } from '#src/ui/classes.ts'
import { Cloth, Felt } from '../cards/cloth.tsx'
import { StakeControls } from '../controls.tsx'
import { always, isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Times } from '../times.tsx'
import styles from './boxes.module.css'

/** Milliseconds, as in the style sheet. */
const opening = 900

type Look = (typeof boxLooks)[number]

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t } = useLingui()
  const setup = seen(boxesSetup, said)
  const [chosen, setChosen] = useState(0)
  const [left, setLeft] = useState<string | null>(null)
  const last = seenIn(boxesView, round)
  const view = round?.id === left ? null : last
  const told = view !== null && isSettled(round, moving)
  const choose = (box: number) => {
    setChosen(box)
    setLeft(round?.id ?? null)
  }
  return (
    <>
      <Cloth>
        <div className={styles.boxes} data-look={setup.look}>
          {setup.prizes.map((_, box) => {
            const mine = (view ? view.box : chosen) === box
            const opened = view !== null && (mine || told)
            return (
              <button
                key={box}
                type="button"
                className={classes(styles.box, mine && styles.mine, opened && !mine && styles.other)}
                aria-pressed={mine}
                aria-label={t`${box + 1}. seçenek`}
                disabled={busy}
                onClick={() => choose(box)}
              >
                {opened ? (
                  <span className={styles.prize}>
                    <Times of={view.prizes[box] ?? 0} />
                  </span>
                ) : (
                  <Face look={setup.look} number={box + 1} />
                )}
              </button>
            )
          })}
        </div>
        <Felt lead={<Trans>İçlerindekiler, karışık:</Trans>}>
          <ul className={styles.prizes}>
            {setup.prizes
              .toSorted((one, other) => other - one)
              .map((prize, index) => (
                <li key={index}>
                  <Times of={prize} />
                </li>
              ))}
          </ul>
        </Felt>
      </Cloth>
      <StakeControls busy={busy} onPlay={(stake) => bet({ stake, box: chosen })}>
        {setup.look === 'ticket' ? <Trans>Kazı</Trans> : <Trans>Aç</Trans>}
      </StakeControls>
    </>
  )
}

const drawings: Record<Look, string> = {
  door: 'M14 6H46V58H14ZM18 10H42V30H18ZM18 34H42V54H18ZM40 32A2 2 0 1 1 40 32.1',
  box: 'M6 22L30 12L54 22V48L30 58L6 48ZM6 22L30 32L54 22M30 32V58M18 17L42 27V36',
  coin: 'M30 8A24 24 0 1 1 29.9 8ZM30 14A18 18 0 1 1 29.9 14ZM30 20C34 26 40 28 40 36C40 41 36 43 30 43C24 43 20 41 20 36C20 28 26 26 30 20Z',
  ticket: 'M6 16H54V26A6 6 0 0 0 54 38V48H6V38A6 6 0 0 0 6 26ZM20 16V48M28 26H46M28 34H46',
}

function Face({ look, number }: { look: Look; number: number }) {
  return (
    <>
      <svg
        viewBox="0 0 60 64"
        className={styles.face}
        fill="none"
        stroke="var(--metal)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawings[look]} />
      </svg>
      <span className={styles.number}>{number}</span>
    </>
  )
}

export const kind: Kind = { Table, moves: always(opening) }
