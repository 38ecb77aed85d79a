import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

type TabsProps<Id extends string> = {
  label: string
  tabs: { id: Id; label: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId()
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    const from = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[(from + by + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}
