import type { ReactNode } from 'react'
import styles from './history.module.css'

export interface Detail {
  id: string
  name: ReactNode
  value: ReactNode
}

export interface CardLook<Item> {
  /** Both ends of the first line. */
  first: (item: Item) => ReactNode
  second: (item: Item) => ReactNode
  details: (item: Item) => readonly Detail[]
}

interface HistoryCardsProps<Item> {
  label: string
  list: readonly Item[]
  look: CardLook<Item>
}

export function HistoryCards<Item extends { id: number | string }>({
  label,
  list,
  look,
}: HistoryCardsProps<Item>) {
  const { first, second, details } = look
  return (
    <ul className={styles.cards} aria-label={label}>
      {list.map((each) => (
        <li key={each.id} className={styles.card}>
          <div className={styles.line}>{first(each)}</div>
          <div className={styles.line}>{second(each)}</div>
          <dl className={styles.details}>
            {details(each).map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
