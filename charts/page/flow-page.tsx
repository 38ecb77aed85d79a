import { useState, Suspense } from 'react'
import { flows } from '#machines/flows.ts'
import type { Marks, Selected } from 'statechart-drawing'
import type { Heard } from '../live/running.ts'
import type { Place } from './address.ts'
import type { Start } from 'statechart-walk'
import type { Camera } from './camera.ts'
import { DrawnFlow } from './drawn-flow.tsx'
import { graphFor } from './drawings.ts'
import { FlowHead } from './flow-head.tsx'
import styles from './flow-page.module.css'
import { useWords } from './language.ts'
import { Live, type LiveChoice } from './live.tsx'
import { arrivedAt, entered, marksOf, statesIn } from './marks-of.ts'
import { ledIn, regionsAround } from './regions.ts'
import { choosing, chosenIn, isMissing } from './selection.ts'
import { Simulate } from './simulate.tsx'
import { States } from './states.tsx'
import { Tabs, type Tab } from './tabs.tsx'
import { goTo, turnTo } from './use-address.ts'
import { useRoom } from './use-room.ts'
import { useWalk } from './use-walk.ts'

interface FlowPageProps {
  place: Place
  starts: readonly Start[]
  heard: Heard
  choice: LiveChoice
  onChoice: (choice: LiveChoice) => void
}

export function FlowPage({ place, starts, heard, choice, onChoice }: FlowPageProps) {
  const say = useWords()
  const { flow, state, transition } = place
  const graph = graphFor(flow)
  const walk = useWalk(place, starts)
  const selected = chosenIn(place, graph)
  const [tab, setTab] = useState<Tab>(choice.isOn ? 'live' : 'simulate')
  const [told, setTold] = useState<string | undefined>(undefined)
  const [isFolded, setFolded] = useState(false)
  const [measure, room] = useRoom()
  const [camera, setCamera] = useState<Camera | null>(null)
  const chosen = state ?? transition
  if (chosen !== told) {
    setTold(chosen)
    if (selected !== null) setTab('states')
  }
  const running = heard.running.filter((each) => each.flow === flow)
  const shown = running.find(({ sessionId }) => sessionId === heard.moved) ?? running.at(-1) ?? null
  const live: Marks = { states: currentOf(shown ? statesIn(flows[flow].machine, shown.value) : []) }
  const marks = choice.isOn ? live : marksOf(walk)
  const moved = shown?.before ? entered(flows[flow].machine, shown.before, shown.value) : []
  const led = choice.isOn ? [regionsAround(graph, moved)] : ledIn(graph, walk.moments)
  const select = (what: Selected) => turnTo(choosing(place, graph, what))
  const choose = (what: Selected) => {
    const next =
      'transition' in what && !choice.isOn
        ? walk.offers.find(({ transitions }) => transitions.includes(what.transition))
        : undefined
    if (next) walk.send(next.event)
    else select(what)
  }
  return (
    <article className={styles.flow} data-folded={isFolded || undefined}>
      <FlowHead flow={flow} camera={camera} />
      {walk.isLost && <p role="alert">{say('no such start')}</p>}
      {isMissing(place, graph) && <p role="alert">{say('no such part')}</p>}
      <div ref={measure} className={styles.chart}>
        <Suspense fallback={<p className={styles.drawing}>{say('drawing')}</p>}>
          {room && (
            <DrawnFlow
              {...{ flow, place, room, marks, selected, led }}
              onCamera={setCamera}
              watched={choice.isOn ? moved : arrivedAt(walk)}
              onSelect={choose}
            />
          )}
        </Suspense>
      </div>
      <section className={styles.side} aria-label={say('beside')}>
        <Tabs chosen={tab} onChoose={setTab} {...{ isFolded, setFolded }} />
        <div id="panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === 'simulate' && <Simulate flow={flow} walk={walk} />}
          {tab === 'states' && <States {...{ flow, marks, selected }} onSelect={select} />}
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
