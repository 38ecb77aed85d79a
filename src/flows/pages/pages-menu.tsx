import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContentCategory } from '#contract/cms.ts'
import { categoryNames } from './category-names.ts'
import styles from './content.module.css'

/** Section 2: the titles of all pages, by category; the current one is marked. */
export function PagesMenu({ categories }: { categories: readonly ContentCategory[] }) {
  const { t, i18n } = useLingui()
  return (
    <nav className={styles.menu} aria-label={t`Sayfalar`}>
      {categories.map(({ name, content }) => {
        const words = categoryNames[name]
        return (
          <div key={name}>
            <h2 className={styles.category}>{words ? i18n._(words) : name}</h2>
            <ul>
              {content.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/pages/$id" params={{ id: String(id) }} className={styles.entry}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
