import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { kenoSetup, kenoView, type KenoSetup } from '#sandbox/contract/keno.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Buttons, StakeControls } from '../controls.tsx'
import { isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Times } from '../times.tsx'
import styles from './keno.module.css'

/** Milliseconds from one ball to the next. */
const ballEvery = 180
const arriving = 400

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const setup = seen(kenoSetup, said)
  const { least, most } = setup.picks
  const [picks, setPicks] = useState<readonly number[]>([])
  const [old, setOld] = useState<string>()
  const last = seenIn(kenoView, round)
  const view = round?.id === old ? null : last
  const choose = (next: readonly number[]) => {
    setOld(round?.id)
    setPicks(next)
  }
  const toggle = (number: number) => {
    if (picks.includes(number)) choose(picks.filter((each) => each !== number))
    else if (picks.length < most) choose([...picks, number])
  }
  const told = view !== null && isSettled(round, moving)
  return (
    <>
      <div className={styles.draw}>
        <fieldset
          key={round?.id ?? 'none'}
          disabled={busy}
          className={classes(styles.board, moving && styles.drawing)}
          data-few={setup.numbers === 40 || undefined}
          data-square={setup.numbers === 36 || undefined}
        >
          <legend className="only-heard">
            <Trans>Sayılar</Trans>
          </legend>
          {Array.from({ length: setup.numbers }, (_, index) => index + 1).map((number) => {
            const ball = view ? view.balls.indexOf(number) : -1
            return (
              <button
                key={number}
                type="button"
                className={classes(styles.number, picks.includes(number) && styles.picked)}
                aria-pressed={picks.includes(number)}
                onClick={() => toggle(number)}
              >
                {ball >= 0 && (
                  <span className={styles.ball} style={{ animationDelay: `${ball * ballEvery}ms` }} />
                )}
                <span className={styles.figure}>{number}</span>
              </button>
            )
          })}
        </fieldset>
        <PayTable setup={setup} picked={picks.length} hits={told ? view.hits : null} />
      </div>
      <StakeControls
        busy={busy}
        may={() => picks.length >= least}
        beside={
          <Buttons>
            <Button disabled={busy} onClick={() => choose(anyOf(setup.numbers, most))}>
              <Trans>Rastgele seç</Trans>
            </Button>
            <Button disabled={busy || picks.length === 0} onClick={() => choose([])}>
              <Trans>Temizle</Trans>
            </Button>
          </Buttons>
        }
        onPlay={(stake) => bet({ stake, picks })}
      >
        {picks.length < least ? (
          <Plural value={least} one="# sayı seçin" other="# sayı seçin" />
        ) : (
          <Trans>Çekilişi başlat</Trans>
        )}
      </StakeControls>
    </>
  )
}

function anyOf(numbers: number, count: number): number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1)
}

interface PayTableProps {
  setup: KenoSetup
  picked: number
  hits: number | null
}

function PayTable({ setup, picked, hits }: PayTableProps) {
  const { t } = useLingui()
  const { least, most } = setup.picks
  const shown = picked === 0 ? most : Math.max(picked, least)
  const pays = setup.pays[shown] ?? []
  return (
    <div className={styles.side}>
      <h2 className={styles.caption}>
        <Plural value={shown} one="# sayı seçince" other="# sayı seçince" />
      </h2>
      <ul className={styles.pays} aria-label={t`Kaç isabet ne kazandırır`}>
        {pays.map((times, count) =>
          times === 0 ? null : (
            <li key={count} className={classes(styles.pay, hits === count && styles.hit)}>
              <span>
                <Plural value={count} one="# isabet" other="# isabet" />
              </span>
              <span>
                <Times of={times} />
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

export const kind: Kind = {
  Table,
  moves: (round) => seen(kenoView, round.view).balls.length * ballEvery + arriving,
}
