import { useEffect, useRef } from 'react'
import type { FlowName } from '#machines/flows.ts'
import { conditionOf, type Marks, type Selected } from 'statechart-drawing'
import { durationIn, textsIn } from '../words/chart-texts.ts'
import type { ChartState, ChartTransition } from 'statechart-graph'
import type { Language } from '../words/said.ts'
import { actorSaid, seenAt, stateName } from '../words/speak.ts'
import { arrowSaid } from '../words/steps.ts'
import { tagSaid } from '../words/tags.ts'
import { graphFor } from './drawings.ts'
import { beyond } from '../requirements/sections.ts'
import { Elsewhere } from './elsewhere.tsx'
import { useLanguage, useWords } from './language.ts'
import styles from './panel.module.css'
import { Fulfilled } from './fulfilled.tsx'
import { StateView } from './state-view.tsx'

interface StatesProps {
  flow: FlowName
  marks: Marks
  selected: Selected | null
  onSelect: (selected: Selected) => void
}

export function States({ flow, marks, selected, onSelect }: StatesProps) {
  const say = useWords()
  const { states, transitions } = graphFor(flow)
  return (
    <>
      <p className={styles.notes}>{say('ownNames')}</p>
      <ul className={styles.states}>
        {states.map((state) => (
          <StateItem
            key={state.id}
            {...{ flow, state, onSelect }}
            isCurrent={marks.states?.[state.id] === 'current'}
            isChosen={selected !== null && 'state' in selected && selected.state === state.id}
            chosenKey={selected !== null && 'transition' in selected ? selected.transition : null}
            transitions={transitions.filter(({ source }) => source === state.id)}
            pathOf={(id) => states.find((each) => each.id === id)?.path ?? id}
          />
        ))}
      </ul>
    </>
  )
}

interface StateItemProps {
  flow: FlowName
  state: ChartState
  isCurrent: boolean
  isChosen: boolean
  chosenKey: string | null
  transitions: readonly ChartTransition[]
  pathOf: (id: string) => string
  onSelect: (selected: Selected) => void
}

function StateItem(props: StateItemProps) {
  const { flow, state, isCurrent, isChosen, chosenKey, transitions, pathOf, onSelect } = props
  const say = useWords()
  const language = useLanguage()
  const item = useRef<HTMLLIElement>(null)
  const holdsChosen = isChosen || transitions.some(({ key }) => key === chosenKey)
  useEffect(() => {
    if (holdsChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [holdsChosen])
  const name = stateName(flow, state.path, language)
  const own = state.path || state.id
  const seen = seenAt(flow, state.path, language)
  const texts = textsIn(flow, language)
  const notes = [
    isCurrent && say('isNow'),
    state.isInitial && say('beginsHere'),
    state.type === 'final' && say('endsHere'),
    state.section !== null &&
      (state.section === beyond ? say('beyond') : `${say('section')} ${sectionIn(state.section, language)}`),
    state.actors.length > 0 &&
      `${say('actors')}: ${state.actors.map((actor) => actorSaid(flow, actor, language)).join(', ')}`,
    state.tags.length > 0 && `${say('tags')}: ${state.tags.map((tag) => tagSaid(tag, language)).join(', ')}`,
  ].filter((note) => note !== false)
  return (
    <li
      ref={item}
      className={styles.state}
      data-chosen={isChosen || undefined}
      data-current={isCurrent || undefined}
    >
      <button type="button" aria-pressed={isChosen} onClick={() => onSelect({ state: state.id })}>
        {name}
        {name !== own && <small lang="en">{own}</small>}
      </button>
      {state.description !== null && language === 'en' && <p>{state.description}</p>}
      {seen !== null && (
        <p>
          <b>{say('seen')}:</b> {seen}
        </p>
      )}
      {isChosen && state.path !== '' && <StateView {...{ flow, name }} path={state.path} />}
      {isChosen && <Fulfilled flow={flow} path={state.path} />}
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
      {transitions.length > 0 && (
        <ul aria-label={say('transitions')}>
          {transitions.map((transition) => {
            const { key, targets, guard, delay, label } = transition
            const condition = conditionOf(transition, transitions, texts)
            const ends = targets.map((id) => stateName(flow, pathOf(id), language)).join(', ')
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={chosenKey === key}
                  onClick={() => onSelect({ transition: key })}
                >
                  {arrowSaid(flow, transition, language)}
                  {delay !== null && ` (${durationIn(delay, language)})`}
                  {condition !== '' && ` ${condition}`} → {ends === '' ? say('stays') : ends}
                  <OwnName label={label} guard={guard} />
                </button>
                {chosenKey === key && <Elsewhere {...{ flow, onSelect }} transition={key} />}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

/** Only the numbers in Turkish: the specification is in English. */
function sectionIn(section: string, language: Language): string {
  if (language === 'en') return section
  return Array.from(section.matchAll(/(?:^|, )(\d+)/gu), ([, number]) => number).join(', ') || section
}

function OwnName({ label, guard }: Pick<ChartTransition, 'label' | 'guard'>) {
  const names = [label, guard === null ? '' : `[${guard}]`].filter(Boolean)
  return names.length > 0 && <small lang="en">{names.join(' ')}</small>
}
