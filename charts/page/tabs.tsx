import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './flow-page.module.css'
import { useWords } from './language.ts'

const tabs = ['simulate', 'states', 'live'] as const
export type Tab = (typeof tabs)[number]

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface TabsProps {
  chosen: Tab
  onChoose: (tab: Tab) => void
  /** On a small screen the panel can give its room to the chart. */
  isFolded: boolean
  setFolded: (isFolded: boolean) => void
}

export function Tabs({ chosen, onChoose, isFolded, setFolded }: TabsProps) {
  const say = useWords()
  const choose = (tab: Tab) => {
    onChoose(tab)
    setFolded(false)
  }
  const press = ({ key }: KeyboardEvent) => {
    const next = tabs.at((tabs.indexOf(chosen) + (steps[key] ?? 0)) % tabs.length)
    if (next === undefined || next === chosen) return
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={say('beside')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={chosen === tab}
            aria-controls="panel"
            tabIndex={chosen === tab ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={press}
          >
            {say(tab)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-label={say(isFolded ? 'unfoldPanel' : 'foldPanel')}
        title={say(isFolded ? 'unfoldPanel' : 'foldPanel')}
        aria-expanded={!isFolded}
        aria-controls="panel"
        onClick={() => setFolded(!isFolded)}
      >
        {isFolded ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
      </button>
    </div>
  )
}
