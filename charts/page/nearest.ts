import type { Drawing } from 'statechart-drawing'
import type { Box } from './view.ts'

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export function nearestState({ states }: Drawing, id: string, key: string): string | null {
  const way = ways[key]
  const from = states.find((state) => state.id === id)
  if (!way || !from) return null
  const start = middle(from)
  const found = states
    .filter((state) => state.id !== id)
    .map((state) => {
      const { x, y } = middle(state)
      const [right, down] = [x - start.x, y - start.y]
      const along = right * way.x + down * way.y
      const aside = Math.abs(right * way.y) + Math.abs(down * way.x)
      return { id: state.id, along, far: along + 2 * aside }
    })
    .filter(({ along }) => along > 0)
  return found.toSorted((one, other) => one.far - other.far)[0]?.id ?? null
}
