import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { crashGameNames, isCrashGame, slots } from '#sandbox/contract/aviator.ts'
import { isGameProvider } from '#sandbox/contract/provider.ts'
import { lobbyIn, tokenIn, type Address } from '../address.ts'
import { Missing } from '../frame/missing.tsx'
import { Coming, Room } from '../frame/room.tsx'
import { SentAway } from '../frame/sent-away.tsx'
import { beginAnew, speakerOf } from '../frame/speak.ts'
import { verifyAddress, type TableAddress } from '../verify/verify-address.ts'
import styles from './aviator.module.css'
import { BetPanel } from './bet-panel.tsx'
import { PastRounds } from './past-rounds.tsx'
import { Players } from './players.tsx'
import { RoundEnd } from './round-end.tsx'
import { Sky } from './sky.tsx'
import { useCrash } from './use-crash.ts'

export default function AviatorPage({ address }: { address: Address }) {
  const [provider = '', game = ''] = address.path
  return isGameProvider(provider) && isCrashGame(game) ? (
    <Table provider={provider} game={game} address={address} />
  ) : (
    <Missing />
  )
}

interface TableProps {
  provider: Parameters<typeof speakerOf>[0]
  game: keyof typeof crashGameNames
  address: Address
}

function Table({ provider, game, address }: TableProps) {
  const [speaker] = useState(() => speakerOf(provider, lobbyIn(address)))
  const crash = useCrash({
    provider,
    game,
    token: tokenIn(address) ?? '',
    onReload: () => beginAnew(speaker),
  })
  const { state } = crash
  if (state.line === 'sent away') return <SentAway why={state.sentAway} onRetry={() => location.reload()} />
  if (state.balance === null) return <Coming />
  return (
    <Room title={crashGameNames[game]} speaker={speaker} balance={state.balance}>
      <main className={styles.table} aria-label={crashGameNames[game]}>
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
    </Room>
  )
}

interface SealProps {
  round: { number: number; commitment: string }
  table: TableAddress
}

function Seal({ round: { number, commitment }, table }: SealProps) {
  const { i18n } = useLingui()
  return (
    <p className="quiet tiny">
      <Trans>
        {number}. turun mührü (SHA-256), bahislerden önce verildi:{' '}
        <code className="tiny anywhere">{commitment}</code>
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
