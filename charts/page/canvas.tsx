import { useEffect, useEffectEvent, useRef } from 'react'
import { Chart, type Drawing, type Marks, type Selected } from 'statechart-drawing'
import { startCamera, type Camera } from './camera.ts'
import styles from './canvas.module.css'
import { pressed } from './chart-keys.ts'
import { useLanguage, useWords } from './language.ts'
import { deepest } from './marks-of.ts'

interface CanvasProps {
  drawing: Drawing
  title: string
  /** The whole chart is shown first, however small its text is. */
  isOverview: boolean
  /** Called with the camera of each new drawing. */
  onCamera: (camera: Camera) => void
  marks: Marks
  selected: Selected | null
  /** States in which the walk is; the first one that this chart has is brought into view. */
  watched: readonly string[]
  onSelect: (selected: Selected) => void
}

export function Canvas(props: CanvasProps) {
  const { drawing, title, isOverview, onCamera, marks, selected, watched, onSelect } = props
  const say = useWords()
  const language = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const camera = useRef<Camera>(null)
  const shown =
    selected !== null && 'state' in selected
      ? selected.state
      : watched.find((id) => drawing.states.some((state) => state.id === id))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (camera.current) pressed(event, drawing, camera.current, (state) => onSelect({ state }))
  })
  const open = useEffectEvent((window: HTMLElement, moving: HTMLElement, opened: Drawing) => {
    const started = startCamera(window, moving, opened, isOverview ? null : beginningOf(opened, marks))
    onCamera(started)
    return started
  })
  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined
    const started = open(frame.current, sheet.current, drawing)
    camera.current = started
    return () => started.leave()
  }, [drawing])
  useEffect(() => {
    const state = drawing.states.find(({ id }) => id === shown)
    if (state) camera.current?.show(state)
  }, [drawing, shown])
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <section
      ref={frame}
      className={styles.window}
      aria-label={say('canvas')}
      data-high={drawing.height > drawing.width || undefined}
    >
      <div ref={sheet} className={styles.sheet}>
        <Chart {...{ drawing, title, language, marks, selected, onSelect }} />
      </div>
    </section>
  )
}

/** The state that is shown first: the current one, else the first of the chart. */
function beginningOf({ states }: Drawing, marks: Marks) {
  const current = deepest(states.map(({ id }) => id).filter((id) => marks.states?.[id] === 'current'))
  return states.find(({ id }) => current.includes(id)) ?? states[0] ?? null
}
