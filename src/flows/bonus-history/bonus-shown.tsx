import { Trans, useLingui } from '@lingui/react/macro'
import type { ClaimedBonus } from '#contract/bonus.ts'
import { Money } from '../../ui/money.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { kindLooks, statusLooks } from '../bonuses/looks.ts'
import { Wagering } from '../bonuses/wagering.tsx'
import { HistoryCards, type Detail } from '../history/history-cards.tsx'
import styles from '../history/history.module.css'
import { HistoryTable, wideEnough, type Column } from '../history/history-table.tsx'
import { LookWord } from '../history/look-word.tsx'
import { Moment } from '../history/moment.tsx'

const Amount = ({ amount }: { amount: number }) => (
  <span className={styles.amount}>
    <Money amount={amount} />
  </span>
)

const columns: Column<ClaimedBonus>[] = [
  { id: 'date', name: <Trans>Talep tarihi</Trans>, cell: ({ date }) => <Moment utc={date} /> },
  { id: 'title', name: <Trans>Bonus</Trans>, cell: ({ title }) => title },
  { id: 'kind', name: <Trans>Tür</Trans>, cell: ({ kind }) => <LookWord look={kindLooks[kind]} /> },
  { id: 'status', name: <Trans>Durum</Trans>, cell: ({ status }) => <LookWord look={statusLooks[status]} /> },
  {
    id: 'amount',
    name: <Trans>Tutar</Trans>,
    figure: true,
    cell: ({ amount }) => <Amount amount={amount} />,
  },
  {
    id: 'wagering',
    name: <Trans>Çevrim şartı</Trans>,
    figure: true,
    cell: (bonus) => <Wagering {...bonus} />,
  },
]

const detailsOf = (bonus: ClaimedBonus): Detail[] => [
  { id: 'kind', name: <Trans>Tür</Trans>, value: <LookWord look={kindLooks[bonus.kind]} /> },
  { id: 'date', name: <Trans>Talep tarihi</Trans>, value: <Moment utc={bonus.date} /> },
  ...(bonus.expires === null
    ? []
    : [{ id: 'expires', name: <Trans>Son tarih</Trans>, value: <Moment utc={bonus.expires} /> }]),
  { id: 'wagering', name: <Trans>Çevrim şartı</Trans>, value: <Wagering {...bonus} /> },
]

const titleAndAmount = ({ title, amount }: ClaimedBonus) => (
  <>
    <span>{title}</span>
    <Amount amount={amount} />
  </>
)
const statusOf = ({ status }: ClaimedBonus) => <LookWord look={statusLooks[status]} />

/** A table on wide screens, cards on phones. */
export function BonusShown({ list }: { list: readonly ClaimedBonus[] }) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const label = t`Bonus Geçmişi`
  if (isWide) return <HistoryTable label={label} columns={columns} list={list} />
  return (
    <HistoryCards label={label} list={list} first={titleAndAmount} second={statusOf} details={detailsOf} />
  )
}
