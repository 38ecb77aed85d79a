import type { Language } from '../words/said.ts'
import { useLanguage, useWords } from './language.ts'
import styles from './page.module.css'
import { chooseTheme, chosenTheme, themes } from './theme.ts'

const languages: readonly (readonly [Language, string])[] = [
  ['tr', 'Türkçe'],
  ['en', 'English'],
]

export function Settings({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <div className={styles.settings}>
      <select
        aria-label={say('language')}
        value={language}
        onChange={({ currentTarget: { value } }) => onLanguage(value === 'en' ? 'en' : 'tr')}
      >
        {languages.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={say('theme')}
        defaultValue={chosenTheme()}
        onChange={({ currentTarget: { value } }) =>
          chooseTheme(themes.find((theme) => theme === value) ?? 'device')
        }
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {say(theme)}
          </option>
        ))}
      </select>
    </div>
  )
}
