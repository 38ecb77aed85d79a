import { fitted, opened, showing, zoomed, type Box, type Size, type View } from './view.ts'

/** Zoom factor of one press. */
const step = 1.25
/** Pixels of the wheel, with Ctrl, that equal one press. */
const wheelTurn = 100
/** Pixels of movement that still count as a click. */
const stillAClick = 6

export interface Camera {
  fit: () => void
  zoomIn: () => void
  zoomOut: () => void
  move: (x: number, y: number) => void
  show: (box: Box) => void
  leave: () => void
}

/** Transforms the sheet inside the frame. One pointer drags; two pointers zoom, as does the wheel with Ctrl. */
export function startCamera(
  frame: HTMLElement,
  sheet: HTMLElement,
  drawing: Size,
  beginning: Box | null,
): Camera {
  const size = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight })
  let view = opened(drawing, size(), beginning)
  const look = (next: View) => {
    view = next
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  const middle = () => ({ x: size().width / 2, y: size().height / 2 })
  const move = (x: number, y: number) => look({ ...view, x: view.x + x, y: view.y + y })
  const ended = new AbortController()
  followPointers(frame, ended.signal, move, (by, around) => look(zoomed(view, by, around)))
  look(view)
  return {
    move,
    fit: () => look(fitted(drawing, size())),
    zoomIn: () => look(zoomed(view, step, middle())),
    zoomOut: () => look(zoomed(view, 1 / step, middle())),
    show: (box) => look(showing(view, box, size())),
    leave: () => ended.abort(),
  }
}

interface Place {
  x: number
  y: number
}

type Move = (x: number, y: number) => void
type Zoom = (by: number, around: Place) => void

function followPointers(frame: HTMLElement, signal: AbortSignal, move: Move, zoom: Zoom): void {
  const pointers = new Map<number, Place>()
  let travelled = 0
  const within = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const press = (event: PointerEvent) => {
    if (pointers.size === 0) travelled = 0
    pointers.set(event.pointerId, within(event))
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = within(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    travelled += between(now, before)
    if (other) zoom(between(now, other) / (between(before, other) || 1), other)
    else move(now.x - before.x, now.y - before.y)
  }
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) zoom(step ** (-event.deltaY / wheelTurn), within(event))
    else move(-event.deltaX, -event.deltaY)
  }
  frame.addEventListener('pointerdown', press, { signal })
  window.addEventListener('pointermove', drag, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  frame.addEventListener('wheel', turn, { signal, passive: false })
  // The end of a drag must not click what is below.
  const click = (event: MouseEvent) => travelled > stillAClick && event.stopPropagation()
  frame.addEventListener('click', click, { signal, capture: true })
}

const between = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y)
