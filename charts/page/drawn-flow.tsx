import { use } from 'react'
import type { FlowName } from '#machines/flows.ts'
import type { Marks, Selected } from 'statechart-drawing'
import type { Size } from './view.ts'
import type { ChartState } from 'statechart-graph'
import type { Place } from './address.ts'
import { stateName, titleOf } from '../words/speak.ts'
import type { Camera } from './camera.ts'
import { Canvas } from './canvas.tsx'
import { graphFor, layoutFor } from './drawings.ts'
import { useLanguage, useWords } from './language.ts'
import { RegionsBar } from './regions-bar.tsx'
import { regionsOf, regionToShow } from './regions.ts'
import { isLegible } from './view.ts'

interface DrawnFlowProps {
  flow: FlowName
  place: Place
  /** The space that the chart has. */
  room: Size
  onCamera: (camera: Camera) => void
  marks: Marks
  selected: Selected | null
  watched: readonly string[]
  /** The regions that each event has moved. */
  led: readonly ChartState[][]
  onSelect: (selected: Selected) => void
}

/** A narrower room gets the chart of a phone; pixels. */
const narrow = 600

/** Suspends until the chart is laid out. */
export function DrawnFlow({ flow, place, room, led, ...shown }: DrawnFlowProps) {
  const say = useWords()
  const language = useLanguage()
  const laidOut = use(layoutFor(flow, language, room.width < narrow ? 'tall' : 'wide'))
  if (laidOut === null) return <p role="alert">{say('drawingFailed')}</p>
  const graph = graphFor(flow)
  const fits = isLegible(laidOut.whole, room)
  const { region: asked } = place
  const region = regionToShow({
    graph,
    region: asked,
    selected: shown.selected,
    fits,
    moved: led.findLast(([first]) => first !== undefined)?.[0] ?? null,
  })
  const drawing = (region && laidOut.regions.get(region.id)) ?? laidOut.whole
  const hasRegions = regionsOf(graph).length > 0 && (!fits || asked !== undefined)
  const title = titleOf(flow, language)
  return (
    <>
      {hasRegions && <RegionsBar {...{ place, region }} moved={led.at(-1) ?? []} marks={shown.marks} />}
      <Canvas
        drawing={drawing}
        title={region ? `${title}: ${stateName(flow, region.path, language)}` : title}
        isOverview={hasRegions && region === null}
        {...shown}
      />
    </>
  )
}
