import { use } from 'react'
import type { FlowName } from '#machines/flows.ts'
import type { Marks, Selected } from 'statechart-drawing'
import { titleOf } from '../words/speak.ts'
import { Canvas } from './canvas.tsx'
import { drawingFor } from './drawings.ts'
import { useLanguage, useWords } from './language.ts'

interface DrawnFlowProps {
  flow: FlowName
  marks: Marks
  selected: Selected | null
  watched: string | null
  onSelect: (selected: Selected) => void
}

/** Suspends until the chart is laid out. */
export function DrawnFlow({ flow, ...shown }: DrawnFlowProps) {
  const say = useWords()
  const language = useLanguage()
  const drawing = use(drawingFor(flow, language))
  if (drawing === null) return <p role="alert">{say('drawingFailed')}</p>
  return <Canvas drawing={drawing} title={titleOf(flow, language)} {...shown} />
}
