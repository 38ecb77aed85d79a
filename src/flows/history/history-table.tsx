import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import styles from './history.module.css'

/** From this width on a row holds all columns. */
export const wideEnough = '(width >= 900px)'

export interface Column<Item> {
  id: string
  name: ReactNode
  /** Aligned to the end, as figures are. */
  figure?: boolean
  cell: (item: Item) => ReactNode
}

interface HistoryTableProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  list: readonly Item[]
}

export function HistoryTable<Item extends { id: number | string }>({
  label,
  columns,
  list,
}: HistoryTableProps<Item>) {
  const styleOf = ({ figure }: Column<Item>) => (figure ? styles.figure : undefined)
  return (
    <Card flush>
      <div className={styles.across}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={styleOf(column)}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((each) => (
              <tr key={each.id}>
                {columns.map((column) => (
                  <td key={column.id} className={styleOf(column)}>
                    {column.cell(each)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
