import type { ReactElement } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './specimen.module.css'

export const stateNames = [
  'at rest',
  'hover and focus',
  'busy',
  'disabled',
  'error',
  'empty',
  'long text',
] as const

type StateName = (typeof stateNames)[number]

export interface Specimen {
  /** File in src/ui. */
  part: string
  about: string
  /** An element shows the state; a string says why there is none, or what a still picture cannot show. */
  states: Record<StateName, ReactElement | string>
  wide?: boolean
}

export interface Group {
  title: string
  specimens: Specimen[]
}

export type Theme = 'dark' | 'light'

interface ShownIn {
  themes: readonly Theme[]
}

export const anchorOf = (part: string) => part.replace(/\.tsx$/, '')

/** First the states that can be shown, then those that can only be described. */
export function SpecimenCard({ part, about, states, wide = false, themes }: Specimen & ShownIn) {
  const told = stateNames.flatMap((name) => {
    const said = states[name]
    return typeof said === 'string' ? [{ name, said }] : []
  })
  return (
    <article id={anchorOf(part)} data-part={part} className={styles.specimen}>
      <h3 className={styles.name}>{part}</h3>
      <p className={styles.about}>{about}</p>
      <div className={classes(styles.samples, wide && styles.whole)}>
        {stateNames.map((name) => {
          const shown = states[name]
          return typeof shown === 'string' ? null : (
            <Sample key={name} name={name} themes={themes}>
              {shown}
            </Sample>
          )
        })}
      </div>
      <dl className={styles.told}>
        {told.map(({ name, said }) => (
          <div key={name} data-state={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Sample({ name, themes, children }: ShownIn & { name: StateName; children: ReactElement }) {
  return (
    <figure data-state={name} className={styles.sample}>
      <figcaption>{name}</figcaption>
      <div className={styles.stages}>
        {themes.map((theme) => (
          <div key={theme} lang="tr" className={styles.stage} style={{ colorScheme: theme }}>
            {children}
          </div>
        ))}
      </div>
    </figure>
  )
}
