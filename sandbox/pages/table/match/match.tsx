import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  matchOutcomes,
  matchSetup,
  matchView,
  type MatchOutcome,
  type MatchSetup,
} from '#sandbox/contract/match.ts'
import { classes } from '#src/ui/classes.ts'
import { StakeControls } from '../controls.tsx'
import { isSettled, seen, seenIn, type Kind, type KindProps } from '../kind.ts'
import styles from './match.module.css'

/** Milliseconds that a part of the match lasts. */
const partLasts = 800

function Table({ setup: said, round, moving, busy, bet }: KindProps) {
  const { t, i18n } = useLingui()
  const setup = seen(matchSetup, said)
  const [chosen, setChosen] = useState<{ fixture: number; on: MatchOutcome }>({ fixture: 0, on: 'home' })
  const view = seenIn(matchView, round)
  const told = isSettled(round, moving)
  const shown = setup.fixtures[view?.fixture ?? chosen.fixture]
  const odds = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2 }).format(value)
  return (
    <>
      <section key={round?.id ?? 'none'} className={classes(styles.board, moving && styles.playing)}>
        <p className={styles.side}>{shown?.home}</p>
        <div className={styles.score}>
          {(view?.scores ?? [[0, 0]]).map(([home, away], part, all) => (
            <span
              key={part}
              className={styles.part}
              data-last={part === all.length - 1 || undefined}
              style={{ animationDelay: `${part * partLasts}ms` }}
            >
              {home} : {away}
            </span>
          ))}
        </div>
        <p className={styles.side}>{shown?.away}</p>
        <p className={styles.note}>
          {told ? t`Maç bitti` : moving ? t`Maç oynanıyor` : i18n._(partsOf[setup.sport])}
        </p>
      </section>
      <ul className="stack-4" aria-label={t`Maçlar`}>
        {setup.fixtures.map((fixture, index) => (
          <li key={fixture.home} className={styles.fixture}>
            <span className="bright strong">
              {fixture.home} – {fixture.away}
            </span>
            <span className={styles.offers}>
              {matchOutcomes.map((on) => {
                const price = fixture.odds[on]
                const isChosen = chosen.fixture === index && chosen.on === on
                return price === null ? null : (
                  <button
                    key={on}
                    type="button"
                    className={classes(styles.offer, isChosen && styles.chosen)}
                    aria-pressed={isChosen}
                    disabled={busy}
                    onClick={() => setChosen({ fixture: index, on })}
                  >
                    <span>{{ home: '1', draw: 'X', away: '2' }[on]}</span>
                    <span className="loud figures">{odds(price)}</span>
                  </button>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
      <StakeControls busy={busy} onPlay={(stake) => bet({ ...chosen, stake })}>
        <Trans>Maçı başlat</Trans>
      </StakeControls>
    </>
  )
}

const partsOf: Record<MatchSetup['sport'], MessageDescriptor> = {
  penalties: msg`Taraf başına beş penaltı`,
  tennis: msg`İki seti alan kazanır`,
  basketball: msg`Dört çeyrek; eşitlik beraberliktir`,
  baseball: msg`Dokuz devre; eşitlik beraberliktir`,
  football: msg`Doksan dakikanın sonucu geçerlidir`,
}

export const kind: Kind = {
  Table,
  moves: (round) => seen(matchView, round.view).scores.length * partLasts,
}
