import { Search, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flows, type FlowName } from '#machines/flows.ts'
import { purposeOf, titleOf } from '../words/speak.ts'
import { addressOf } from './address.ts'
import { find } from './find.ts'
import styles from './flow-list.module.css'
import { useLanguage, useWords } from './language.ts'

interface FlowListProps {
  chosen: FlowName | null
  /** @param path of the state */
  onState: (flow: FlowName, path: string) => void
}

export function FlowList({ chosen, onState }: FlowListProps) {
  const say = useWords()
  const language = useLanguage()
  const [phrase, setPhrase] = useState('')
  const found = useMemo(() => find(phrase, language), [phrase, language])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <nav className={styles.list} aria-label={say('flows')}>
      <search className={styles.search}>
        <Search size={18} aria-hidden />
        <input
          ref={input}
          type="search"
          value={phrase}
          placeholder={say('search')}
          aria-label={say('search')}
          aria-keyshortcuts="/"
          onChange={({ currentTarget }) => setPhrase(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && setPhrase('')}
        />
        {phrase === '' ? (
          <kbd aria-hidden>/</kbd>
        ) : (
          <button type="button" aria-label={say('clearSearch')} onClick={() => setPhrase('')}>
            <X size={18} aria-hidden />
          </button>
        )}
      </search>
      <output className="only-heard">{phrase !== '' && `${say('found')}: ${found.length}`}</output>
      {found.length === 0 && <p className={styles.nothing}>{say('nothingFound')}</p>}
      <ul>
        {found.map(({ flow, states }) => (
          <li key={flow}>
            <a
              href={addressOf({ flow, start: null, events: [] })}
              aria-current={flow === chosen ? 'page' : undefined}
              className={styles.flow}
            >
              <b>{titleOf(flow, language)}</b>
              {titleOf(flow, language).toLowerCase() !== flow && <small lang="en">{flow}</small>}
              <span>{purposeOf(flow, language)}</span>
              <small>§ {flows[flow].section}</small>
            </a>
            {states.length > 0 && (
              <ul className={styles.states}>
                {states.map(({ id, name, path }) => (
                  <li key={id}>
                    <button type="button" onClick={() => onState(flow, path)}>
                      {name}
                      {name !== path && <small lang="en">{path}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
