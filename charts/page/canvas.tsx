import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Chart, type Drawing, type Marks, type Selected } from 'statechart-drawing'
import { startCamera, type Camera } from './camera.ts'
import styles from './canvas.module.css'
import { pressed } from './chart-keys.ts'
import { useLanguage, useWords } from './language.ts'
import type { Word } from './words.ts'

interface CanvasProps {
  drawing: Drawing
  title: string
  marks: Marks
  selected: Selected | null
  /** The state to bring into view: where the walk is. */
  watched: string | null
  onSelect: (selected: Selected) => void
}

export function Canvas({ drawing, title, marks, selected, watched, onSelect }: CanvasProps) {
  const say = useWords()
  const language = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const camera = useRef<Camera>(null)
  const shown = selected !== null && 'state' in selected ? selected.state : watched
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (camera.current) pressed(event, drawing, camera.current, (state) => onSelect({ state }))
  })
  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined
    const started = startCamera(frame.current, sheet.current, drawing)
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
    <div className={styles.frame} data-high={drawing.height > drawing.width || undefined}>
      <section ref={frame} className={styles.window} aria-label={say('canvas')}>
        <div ref={sheet} className={styles.sheet}>
          <Chart {...{ drawing, title, language, marks, selected, onSelect }} />
        </div>
      </section>
      <div className={styles.zoom}>
        <ZoomButton word="zoomIn" sign="+" onPress={() => camera.current?.zoomIn()}>
          <Plus size={18} aria-hidden />
        </ZoomButton>
        <ZoomButton word="zoomOut" sign="−" onPress={() => camera.current?.zoomOut()}>
          <Minus size={18} aria-hidden />
        </ZoomButton>
        <ZoomButton word="fit" sign="0" onPress={() => camera.current?.fit()}>
          <Maximize size={18} aria-hidden />
        </ZoomButton>
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  word: Word
  /** The shortcut. */
  sign: string
  onPress: () => void
  children: ReactNode
}

function ZoomButton({ word, sign, onPress, children }: ZoomButtonProps) {
  const said = useWords()(word)
  return (
    <button type="button" aria-label={said} title={`${said} (${sign})`} onClick={onPress}>
      {children}
    </button>
  )
}
