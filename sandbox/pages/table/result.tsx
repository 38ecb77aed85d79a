import { Trans, useLingui } from '@lingui/react/macro'
import { classes } from '#src/ui/classes.ts'
import { Money } from '#src/ui/money.tsx'
import { isWin } from './kind.ts'
import { refusals } from './refusals.ts'
import styles from './table.module.css'
import type { TableState } from './table.state.ts'

type Seated = Extract<TableState, { at: 'seated' }>

export function Result({ state }: { state: Seated }) {
  const { t, i18n } = useLingui()
  const { refusal, recent, doing } = state
  return (
    <footer className={styles.foot}>
      <output className={classes(styles.result, refusal !== null && styles.refused)}>
        {refusal === null
          ? (doing === 'nothing' || doing === 'resting') && <Outcome state={state} />
          : i18n._(refusals[refusal])}
      </output>
      <ol className={styles.recent} aria-label={t`Son turlarınız`}>
        {recent.map((round) => (
          <li key={round.id} className={classes(styles.past, isWin(round) && styles.gain)}>
            <Money amount={(round.won ?? 0) - round.staked} signed />
          </li>
        ))}
      </ol>
    </footer>
  )
}

function Outcome({ state: { round, recent, known } }: { state: Seated }) {
  if (!round || round.won === null || recent[0]?.id !== round.id) return null
  if (round.won === 0) return <Trans>Bu tur kazanç getirmedi.</Trans>
  return (
    <>
      {isWin(round) ? (
        <Trans>
          Kazancınız: <Money amount={round.won} className={styles.won} />
        </Trans>
      ) : (
        <Trans>
          Bu turda geri dönen: <Money amount={round.won} />
        </Trans>
      )}{' '}
      {known === null && <Trans>Cüzdanınıza birazdan yazılacak.</Trans>}
    </>
  )
}
