import { useState } from 'react'
import { isGameProvider } from '#sandbox/contract/provider.ts'
import { lobbyIn, tokenIn, type Address } from '../address.ts'
import { Missing } from '../frame/missing.tsx'
import { Coming, Room } from '../frame/room.tsx'
import { SentAway } from '../frame/sent-away.tsx'
import { beginAnew, speakerOf } from '../frame/speak.ts'
import './colours.css'
import { Result } from './result.tsx'
import styles from './table.module.css'
import type { TableState } from './table.state.ts'
import { useTable } from './use-table.ts'

export default function TablePage({ address }: { address: Address }) {
  const [provider = '', game = ''] = address.path
  return isGameProvider(provider) ? <Seat provider={provider} game={game} address={address} /> : <Missing />
}

interface SeatProps {
  provider: Parameters<typeof speakerOf>[0]
  game: string
  address: Address
}

function Seat({ provider, game, address }: SeatProps) {
  const [speaker] = useState(() => speakerOf(provider, lobbyIn(address)))
  const table = useTable({ provider, game, token: tokenIn(address) ?? '' }, () => beginAnew(speaker))
  const { state } = table
  if (state.at === 'sitting down') return <Coming />
  if (state.at === 'sent away') return <SentAway why={state.why} onRetry={table.sitDownAgain} />
  return (
    <Room title={state.game.name} speaker={speaker} balance={state.balance}>
      <main
        className={styles.table}
        aria-label={state.game.name}
        data-kind={state.game.kind}
        data-doing={state.doing}
      >
        <Played state={state} bet={table.bet} act={table.act} />
      </main>
    </Room>
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
