import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import type { ContentCategory } from '#contract/cms.ts'
import { CASINO, GAMES, SPORTS, type Destination } from '../../shell/destinations.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { categoryNames } from '../pages/category-names.ts'
import { contentCategories } from '../pages/content-categories.ts'
import styles from './footer-content.module.css'

/** Category whose pages are links in one line at the end; every other one has a column. */
const inOneLine = 'Footer'
/** Our own categories; those that the operator added follow. */
const order = ['Quick Links', 'Gambling', 'Policies']
const placeOf = ({ name }: ContentCategory) => (order.includes(name) ? order.indexOf(name) : order.length)

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

export function ProductColumns() {
  const { t, i18n } = useLingui()
  const columns: [string, Destination[]][] = [
    [t`Bahis`, SPORTS],
    [t`Casino`, CASINO],
    [t`Oyunlar`, GAMES],
  ]
  return columns.map(([title, places]) => (
    <Column key={title} title={title}>
      {places.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{i18n._(name)}</Link>
        </li>
      ))}
    </Column>
  ))
}

/** Columns of the content categories; none when they failed to load. */
export function CategoryColumns() {
  const { i18n } = useLingui()
  const categories = use(contentCategories())
  const columns = categories.filter(({ name }) => name !== inOneLine)
  return columns
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ name, content }) => {
      const words = categoryNames[name]
      return (
        <Column key={name} title={words ? i18n._(words) : name}>
          <PageLinks content={content} />
        </Column>
      )
    })
}

export function CategoryLinks() {
  const { t } = useLingui()
  const content = use(contentCategories()).find(({ name }) => name === inOneLine)?.content ?? []
  if (content.length === 0) return null
  return (
    <nav aria-label={t`Kurumsal`}>
      <ul className={styles.line}>
        <PageLinks content={content} />
      </ul>
    </nav>
  )
}

function PageLinks({ content }: Pick<ContentCategory, 'content'>) {
  return content.map(({ id, title }) => (
    <li key={id}>
      <Link to="/pages/$id" params={{ id: String(id) }}>
        {title}
      </Link>
    </li>
  ))
}

export function ColumnsComing() {
  return order.map((name) => (
    <div key={name} className={styles.coming} aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </div>
  ))
}
