import type { FlowName } from '#machines/flows.ts'
import type { Selected } from 'statechart-drawing'
import { stateName } from '../words/speak.ts'
import { graphFor } from './drawings.ts'
import { useLanguage, useWords } from './language.ts'
import { regionAround } from './regions.ts'

interface ElsewhereProps {
  flow: FlowName
  /** Key of the chosen transition. */
  transition: string
  onSelect: (selected: Selected) => void
}

/** Transitions that the same event takes in other regions: no arrow leads from one region to another. */
export function Elsewhere({ flow, transition, onSelect }: ElsewhereProps) {
  const say = useWords()
  const language = useLanguage()
  const graph = graphFor(flow)
  const { transitions, states } = graph
  const chosen = transitions.find(({ key }) => key === transition)
  if (!chosen || chosen.event === '') return null
  const own = regionAround(graph, chosen.source)
  const nameOf = (id: string) =>
    stateName(flow, states.find((state) => state.id === id)?.path ?? id, language)
  const others = transitions.flatMap(({ key, event, source, targets }) => {
    const region = event === chosen.event ? regionAround(graph, source) : null
    if (region === null || region === own) return []
    const ends = targets.length === 0 ? say('stays') : targets.map(nameOf).join(', ')
    return [{ key, says: `${nameOf(region.id)}: ${nameOf(source)} → ${ends}` }]
  })
  if (others.length === 0) return null
  return (
    <>
      <b>{say('elsewhereToo')}</b>
      <ul aria-label={say('elsewhereToo')}>
        {others.map(({ key, says }) => (
          <li key={key}>
            <button type="button" onClick={() => onSelect({ transition: key })}>
              {says}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
