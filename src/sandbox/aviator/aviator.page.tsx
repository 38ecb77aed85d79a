import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { crashGameNames, isCrashGame, slots, type AskRefusal } from '#contract/sandbox/aviator.ts'
import { isGameDialect } from '#contract/frame.ts'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { GameBar } from '../frame/game-bar.tsx'
import { speakerOf } from '../frame/speak.ts'
import { Missing } from '../missing.tsx'
import type { Address } from '../pages.ts'
import { verifyAddress, type TableAddress } from '../verify/verify-address.ts'
import styles from './aviator.module.css'
import { BetPanel } from './bet-panel.tsx'
import { PastRounds } from './past-rounds.tsx'
import { Players } from './players.tsx'
import { RoundEnd } from './round-end.tsx'
import { Sky } from './sky.tsx'
import { useCrash } from './use-crash.ts'

/** A crash game: one flight for all who sit at the table. */
export default function AviatorPage({ address }: { address: Address }) {
  const [provider = '', game = ''] = address.path
  return isGameDialect(provider) && isCrashGame(game) ? (
    <Table provider={provider} game={game} query={address.query} />
  ) : (
    <Missing />
  )
}

interface TableProps {
  provider: Parameters<typeof speakerOf>[0]
  game: keyof typeof crashGameNames
  query: URLSearchParams
}

function Table({ provider, game, query }: TableProps) {
  const { t } = useLingui()
  const [speaker] = useState(() => speakerOf(provider, { lobby: query.get('lobby') ?? '/' }))
  const crash = useCrash({ provider, game, token: query.get('token') ?? '' })
  const { state } = crash
  if (state.line === 'sent away') return <SentAway why={state.sentAway} />
  if (state.balance === null)
    return (
      <main className={styles.waiting}>
        <Spinner label={t`Oyun açılıyor`} />
      </main>
    )
  return (
    <div className={styles.page}>
      <GameBar title={crashGameNames[game]} speaker={speaker}>
        <span className={styles.balance}>
          <span className={styles.label}>
            <Trans>Bakiye</Trans>
          </span>
          <Money amount={state.balance} />
        </span>
      </GameBar>
      <main className={styles.table}>
        <div className={styles.flight}>
          <PastRounds past={state.past} table={{ provider, game }} />
          <Sky state={state} />
          <RoundEnd phase={state.phase} />
          <div className={styles.panels}>
            {slots.map((slot) => (
              <BetPanel key={slot} slot={slot} crash={crash} />
            ))}
          </div>
        </div>
        <div className={styles.beside}>
          <Players seen={state.seen} />
          {state.round && <Seal round={state.round} table={{ provider, game }} />}
        </div>
      </main>
    </div>
  )
}

interface SealProps {
  round: { number: number; commitment: string }
  table: TableAddress
}

/** What the table has committed itself to before the bets: afterwards anybody can check that nothing was changed. */
function Seal({ round: { number, commitment }, table }: SealProps) {
  const { i18n } = useLingui()
  return (
    <p className={styles.seal}>
      <Trans>
        {number}. turun mührü (SHA-256), bahislerden önce verildi:{' '}
        <code className={styles.hash}>{commitment}</code>
      </Trans>{' '}
      <a
        className={styles.link}
        href={verifyAddress(table, number, i18n.locale)}
        target="_blank"
        rel="noreferrer"
      >
        <Trans>Nasıl doğrulanır?</Trans>
      </a>
    </p>
  )
}

function SentAway({ why }: { why: AskRefusal | null }) {
  return (
    <main className={styles.waiting}>
      {why === 'not seated' ? (
        <ErrorState
          page
          title={<Trans>Oyun oturumunuz sona ermiş</Trans>}
          text={<Trans>Bakiyeniz güvende. Oyunu kapatıp yeniden açınca kaldığınız yerden sürer.</Trans>}
          onRetry={() => location.reload()}
        />
      ) : (
        <ErrorState
          page
          title={<Trans>Böyle bir oyun yok</Trans>}
          text={<Trans>Bağlantı eksik ya da yanlış olabilir. Oyunu listeden açabilirsiniz.</Trans>}
        />
      )}
    </main>
  )
}
