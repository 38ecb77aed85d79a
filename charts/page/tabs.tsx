import type { KeyboardEvent } from 'react'
import styles from './flow-page.module.css'
import { useWords } from './language.ts'

const tabs = ['simulate', 'states', 'live'] as const
export type Tab = (typeof tabs)[number]

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Tabs({ chosen, onChoose }: { chosen: Tab; onChoose: (tab: Tab) => void }) {
  const say = useWords()
  const press = ({ key }: KeyboardEvent) => {
    const next = tabs.at((tabs.indexOf(chosen) + (steps[key] ?? 0)) % tabs.length)
    if (next === undefined || next === chosen) return
    onChoose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={say('beside')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={chosen === tab}
          aria-controls="panel"
          tabIndex={chosen === tab ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={press}
        >
          {say(tab)}
        </button>
      ))}
    </div>
  )
}
