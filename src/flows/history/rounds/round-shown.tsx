import { Trans } from '@lingui/react/macro'
import type { Round } from '#contract/round.ts'
import { Money } from '../../../ui/money.tsx'
import { balanceColumn, commonDetails, dateColumn, Small } from '../columns.tsx'
import styles from '../history.module.css'
import type { CardLook } from '../history-cards.tsx'
import type { Column } from '../history-table.tsx'
import { LookWord } from '../look-word.tsx'
import { outcomeOf, statusLooks } from './looks.ts'

const game: Column<Round> = {
  id: 'game',
  name: <Trans>Oyun</Trans>,
  cell: (round) => (
    <>
      {round.game}
      <Small>{round.provider}</Small>
    </>
  ),
}

const kind: Column<Round> = {
  id: 'kind',
  name: <Trans>Sonuç</Trans>,
  cell: (round) => <LookWord look={outcomeOf(round)} />,
}

const status: Column<Round> = {
  id: 'status',
  name: <Trans>Durum</Trans>,
  cell: (round) => <LookWord look={statusLooks[round.status]} />,
}

const bet: Column<Round> = {
  id: 'bet',
  name: <Trans context="round">Bahis</Trans>,
  figure: true,
  cell: (round) => <Money amount={round.bet} />,
}

const win: Column<Round> = {
  id: 'win',
  name: <Trans>Kazanç</Trans>,
  figure: true,
  cell: (round) => <Money className={styles.amount} amount={round.win} />,
}

export const columns: Column<Round>[] = [dateColumn, game, kind, status, bet, win, balanceColumn]

export const card: CardLook<Round> = {
  first: (round) => (
    <>
      <span className={styles.amount}>{round.game}</span>
      {kind.cell(round)}
    </>
  ),
  second: (round) => (
    <>
      <span>{round.provider}</span>
      {status.cell(round)}
    </>
  ),
  details: (round) => [
    { ...bet, value: bet.cell(round) },
    { ...win, value: win.cell(round) },
    ...commonDetails(round),
  ],
}
