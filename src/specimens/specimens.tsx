import { useEffect, useState } from 'react'
import { brand } from '../ui/brand.ts'
import { Logo } from '../ui/logo.tsx'
import { Select } from '../ui/select.tsx'
import { showTheme } from '../ui/theme.ts'
import { activate, isOwn } from '../words/lingui.ts'
import { actions } from './parts/actions.tsx'
import { choices } from './parts/choices.tsx'
import { content } from './parts/content.tsx'
import { fields } from './parts/fields.tsx'
import { messages } from './parts/messages.tsx'
import { panels } from './parts/panels.tsx'
import { waiting } from './parts/waiting.tsx'
import { anchorOf, SpecimenCard, type Theme } from './specimen.tsx'
import styles from './specimens.module.css'
import { tokenParts } from './tokens.tsx'

const groups = [actions, fields, choices, panels, messages, waiting, content]

const themes: Record<string, { label: string; shown: readonly Theme[]; page: Theme }> = {
  both: { label: 'Night and day', shown: ['dark', 'light'], page: 'dark' },
  dark: { label: 'Night', shown: ['dark'], page: 'dark' },
  light: { label: 'Day', shown: ['light'], page: 'light' },
}
const languages = [
  { value: 'tr', label: 'Türkçe' },
  { value: 'en', label: 'English' },
]

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** The design system: every part, in every state and in both themes. */
export function Specimens() {
  const [theme, setTheme] = useState('both')
  const { shown = [], page = 'dark' } = themes[theme] ?? {}
  useEffect(() => showTheme(page), [page])
  // After the effects of the samples: a page head among them sets the title.
  useEffect(() => {
    document.title = `Design system – ${brand.name}`
  }, [])
  return (
    <div lang="en" className={styles.page}>
      <header className={styles.head}>
        <Logo />
        <div className={styles.choices}>
          <Select
            label="Theme"
            value={theme}
            options={Object.entries(themes).map(([value, { label }]) => ({ value, label }))}
            onChange={({ currentTarget }) => setTheme(currentTarget.value)}
          />
          <Select
            label="Language of the parts"
            defaultValue={document.documentElement.lang}
            options={languages}
            onChange={({ currentTarget: { value } }) => void (isOwn(value) && activate(value))}
          />
        </div>
      </header>
      <Contents />
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1>Design system</h1>
        <p className={styles.intro}>
          A night garden with one bright flower: calm dark ground, warm gold where money and action are,
          crimson in the logo and for what is live. Everything the site shows is made of these parts and these
          tokens; nothing else names a colour or a size.
        </p>
        {tokenParts.map(({ title, about, Show }) => (
          <section
            key={title}
            id={anchor(title)}
            className={styles.group}
            aria-labelledby={`${anchor(title)}-title`}
          >
            <h2 id={`${anchor(title)}-title`}>{title}</h2>
            <p className={styles.about}>{about}</p>
            <Show />
          </section>
        ))}
        {groups.map(({ title, specimens }) => (
          <section
            key={title}
            id={anchor(title)}
            className={styles.group}
            aria-labelledby={`${anchor(title)}-title`}
          >
            <h2 id={`${anchor(title)}-title`} className={styles.title}>
              {title}
            </h2>
            {specimens.map((specimen) => (
              <SpecimenCard key={specimen.part} {...specimen} themes={shown} />
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}

function Contents() {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <ul>
        <li>
          <span className={styles.chapter}>Tokens</span>
          <ul>
            {tokenParts.map(({ title }) => (
              <li key={title}>
                <a href={`#${anchor(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </li>
        {groups.map(({ title, specimens }) => (
          <li key={title}>
            <a href={`#${anchor(title)}`} className={styles.chapter}>
              {title}
            </a>
            <ul>
              {specimens.map(({ part }) => (
                <li key={part}>
                  <a href={`#${anchorOf(part)}`}>{anchorOf(part)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
