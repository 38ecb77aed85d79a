import { useEffect, useState } from 'react'
import { productName } from '#contract/product.ts'
import { starts } from './starts.ts'
import type { Language } from '../words/said.ts'
import { titleOf } from '../words/speak.ts'
import { FlowList } from './flow-list.tsx'
import { FlowPage } from './flow-page.tsx'
import { chosenLanguage, keepLanguage, LanguageContext } from './language.ts'
import type { LiveChoice } from './live.tsx'
import styles from './page.module.css'
import { Settings } from './settings.tsx'
import { goTo, useAddress } from './use-address.ts'
import { useLive } from './use-live.ts'
import { words } from './words.ts'

export function Page() {
  const [language, setLanguage] = useState(chosenLanguage)
  const { place, problem } = useAddress()
  const [choice, setChoice] = useState<LiveChoice>({ isOn: false, follows: true })
  const flow = place?.flow ?? null
  const heard = useLive(choice.isOn, (moved) => {
    if (choice.follows && moved !== flow) goTo({ flow: moved, start: null, events: [] })
  })
  useEffect(() => {
    document.documentElement.lang = language
    const title = flow === null ? words.flows[language] : titleOf(flow, language)
    document.title = `${title} · ${productName}`
  }, [language, flow])
  const speak = (next: Language) => {
    keepLanguage(next)
    setLanguage(next)
  }
  return (
    <LanguageContext value={language}>
      <div className={styles.page} data-flow={flow ?? undefined}>
        <header className={styles.top}>
          <a href="#/">
            <span className={styles.name}>
              <b>{productName}</b> {words.flows[language]}
            </span>
            <span className={styles.back}>← {words.allFlows[language]}</span>
          </a>
          <Settings onLanguage={speak} />
        </header>
        <FlowList
          chosen={flow}
          onState={(next, state) => goTo({ flow: next, start: null, events: [], state })}
        />
        <main className={styles.main}>
          {problem !== null && <p role="alert">{words[problem][language]}</p>}
          {place === null ? (
            problem === null && <p className={styles.intro}>{words.intro[language]}</p>
          ) : (
            <FlowPage
              key={place.flow}
              {...{ place, heard, choice }}
              starts={starts[place.flow]}
              onChoice={setChoice}
            />
          )}
        </main>
      </div>
    </LanguageContext>
  )
}
