import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isGameDialect } from '#contract/frame.ts'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GameBar } from '../frame/game-bar.tsx'
import { speakerOf } from '../frame/speak.ts'
import { Missing } from '../missing.tsx'
import type { Address } from '../pages.ts'
import './colours.css'
import { Result } from './result.tsx'
import { SentAway } from './sent-away.tsx'
import styles from './table.module.css'
import type { TableState } from './table.state.ts'
import { useTable } from './use-table.ts'

/** A game: who sits at it and what is played the server says. */
export default function TablePage({ address }: { address: Address }) {
  const [provider = '', game = ''] = address.path
  return isGameDialect(provider) ? (
    <Seat provider={provider} game={decodeURIComponent(game)} address={address} />
  ) : (
    <Missing />
  )
}

interface SeatProps {
  provider: Parameters<typeof speakerOf>[0]
  game: string
  address: Address
}

function Seat({ provider, game, address: { query } }: SeatProps) {
  const { t } = useLingui()
  const [speaker] = useState(() => speakerOf(provider, { lobby: query.get('lobby') ?? '/' }))
  const table = useTable({ provider, game, token: query.get('token') ?? '' })
  const { state } = table
  if (state.at === 'sitting down')
    return (
      <main className={styles.waiting}>
        <Spinner label={t`Oyun açılıyor`} />
      </main>
    )
  if (state.at === 'sent away')
    return (
      <main className={styles.waiting}>
        <SentAway why={state.why} onRetry={table.sitDownAgain} />
      </main>
    )
  return (
    <div className={styles.page}>
      <GameBar title={state.game.name} speaker={speaker}>
        <span className={styles.balance}>
          <span className={styles.label}>
            <Trans>Bakiye</Trans>
          </span>
          <Money amount={state.balance} />
        </span>
      </GameBar>
      <main className={styles.table} data-kind={state.game.kind} data-doing={state.doing}>
        <Played state={state} bet={table.bet} act={table.act} />
      </main>
    </div>
  )
}

type Seated = Extract<TableState, { at: 'seated' }>

function Played({
  state,
  ...doing
}: {
  state: Seated
  bet: (bets: unknown) => void
  act: (action: unknown) => void
}) {
  const { kind, game, round, recent } = state
  const moving = state.doing === 'showing'
  return (
    <>
      <kind.Table
        setup={game.setup}
        round={round}
        recent={recent}
        moving={moving}
        busy={state.doing !== 'nothing'}
        {...doing}
      />
      <Result state={state} />
    </>
  )
}
