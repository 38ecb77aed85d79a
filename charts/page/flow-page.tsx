import { useState, Suspense } from 'react'
import { flows } from '#machines/flows.ts'
import type { Marks, Selected } from 'statechart-drawing'
import type { Heard } from '../live/running.ts'
import type { Place } from './address.ts'
import type { Start } from 'statechart-walk'
import { DrawnFlow } from './drawn-flow.tsx'
import { FlowHead } from './flow-head.tsx'
import styles from './flow-page.module.css'
import { useWords } from './language.ts'
import { Live, type LiveChoice } from './live.tsx'
import { arrivedAt, entered, marksOf, statesIn } from './marks-of.ts'
import { Simulate } from './simulate.tsx'
import { States } from './states.tsx'
import { Tabs, type Tab } from './tabs.tsx'
import { goTo } from './use-address.ts'
import { useWalk } from './use-walk.ts'

interface FlowPageProps {
  place: Place
  starts: readonly Start[]
  heard: Heard
  choice: LiveChoice
  selected: Selected | null
  onChoice: (choice: LiveChoice) => void
  onSelect: (selected: Selected | null) => void
}

export function FlowPage({ place, starts, heard, choice, selected, onChoice, onSelect }: FlowPageProps) {
  const say = useWords()
  const { flow } = place
  const walk = useWalk(place, starts)
  const [tab, setTab] = useState<Tab>(selected === null ? (choice.isOn ? 'live' : 'simulate') : 'states')
  const running = heard.running.filter((each) => each.flow === flow)
  const shown = running.find(({ sessionId }) => sessionId === heard.moved) ?? running.at(-1) ?? null
  const live: Marks = { states: currentOf(shown ? statesIn(flows[flow].machine, shown.value) : []) }
  const marks = choice.isOn ? live : marksOf(walk)
  const moved = shown?.before ? entered(flows[flow].machine, shown.before, shown.value) : null
  const choose = (chosen: Selected) => {
    const next =
      'transition' in chosen && !choice.isOn
        ? walk.offers.find(({ transitions }) => transitions.includes(chosen.transition))
        : undefined
    if (next) {
      onSelect(null)
      walk.send(next.event)
      return
    }
    onSelect(chosen)
    setTab('states')
  }
  return (
    <article className={styles.flow}>
      <FlowHead flow={flow} />
      {walk.isLost && <p role="alert">{say('no such start')}</p>}
      <Suspense fallback={<p className={styles.drawing}>{say('drawing')}</p>}>
        <DrawnFlow
          {...{ flow, marks, selected }}
          watched={choice.isOn ? moved : arrivedAt(walk)}
          onSelect={choose}
        />
      </Suspense>
      <section className={styles.side} aria-label={say('beside')}>
        <Tabs chosen={tab} onChoose={setTab} />
        <div id="panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === 'simulate' && <Simulate flow={flow} walk={walk} />}
          {tab === 'states' && <States {...{ flow, marks, selected }} onSelect={onSelect} />}
          {tab === 'live' && (
            <Live
              {...{ heard, choice, shown, onChoice }}
              onFlow={(name) => goTo({ flow: name, start: null, events: [] })}
            />
          )}
        </div>
      </section>
    </article>
  )
}

const currentOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'current'] as const))
