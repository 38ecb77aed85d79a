import { Trans } from '@lingui/react/macro'
import type { ClaimedBonus } from '#contract/bonus.ts'
import { Money } from '../../../ui/money.tsx'
import { kindLooks, statusLooks } from '../../bonuses/looks.ts'
import { Wagering } from '../../bonuses/wagering.tsx'
import type { CardLook, Detail } from '../history-cards.tsx'
import styles from '../history.module.css'
import type { Column } from '../history-table.tsx'
import { LookWord } from '../look-word.tsx'
import { Moment } from '../moment.tsx'

const Amount = ({ amount }: { amount: number }) => (
  <span className={styles.amount}>
    <Money amount={amount} />
  </span>
)

export const columns: Column<ClaimedBonus>[] = [
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

export const card: CardLook<ClaimedBonus> = {
  first: ({ title, amount }) => (
    <>
      <span>{title}</span>
      <Amount amount={amount} />
    </>
  ),
  second: ({ status }) => <LookWord look={statusLooks[status]} />,
  details: detailsOf,
}
