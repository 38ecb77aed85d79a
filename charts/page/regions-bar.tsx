import { useEffect, useRef } from 'react'
import type { Marks } from 'statechart-drawing'
import type { ChartState } from 'statechart-graph'
import { addressOf, type Place } from './address.ts'
import { stateName } from '../words/speak.ts'
import { graphFor } from './drawings.ts'
import { useLanguage, useWords } from './language.ts'
import { deepest } from './marks-of.ts'
import styles from './regions-bar.module.css'
import { regionAround, regionsOf } from './regions.ts'

interface RegionsBarProps {
  place: Place
  /** The region that is drawn; null for all of the chart. */
  region: ChartState | null
  moved: readonly ChartState[]
  marks: Marks
}

/** Links to the regions of a chart, each with the state that it is in. */
export function RegionsBar({ place, region, moved, marks }: RegionsBarProps) {
  const say = useWords()
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const { flow, start, events } = place
  const graph = graphFor(flow)
  const nameOf = ({ path }: ChartState) => stateName(flow, path, language)
  const current = deepest(graph.states.map(({ id }) => id).filter((id) => marks.states?.[id] === 'current'))
  /** Of several states in parallel none is said. */
  const stateIn = ({ id }: ChartState) => {
    const [only, ...others] = graph.states.filter(
      (state) => current.includes(state.id) && regionAround(graph, state.id)?.id === id,
    )
    return only && others.length === 0 && only.id !== id ? nameOf(only) : null
  }
  const shown = region?.id ?? ''
  useEffect(() => {
    const link = list.current?.querySelector(`[data-region="${CSS.escape(shown)}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  const addressWith = (path: string) => addressOf({ flow, start, events, region: path })
  return (
    <nav className={styles.regions} aria-label={say('regions')}>
      <ul ref={list}>
        <li>
          <a href={addressWith('')} data-region="" aria-current={region === null ? 'true' : undefined}>
            {say('wholeChart')}
          </a>
        </li>
        {regionsOf(graph).map((each) => (
          <li key={each.id}>
            <a
              href={addressWith(each.path)}
              data-region={each.id}
              aria-current={each.id === region?.id ? 'true' : undefined}
            >
              <span>{nameOf(each)}</span> <small>{stateIn(each)}</small>
              {moved.includes(each) && (
                <span className={styles.moved}>
                  <span className="only-heard">{say('movedNow')}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
