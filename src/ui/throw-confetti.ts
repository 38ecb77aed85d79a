import { topmost } from './top-stage.ts'

/** Section 9. The flow waits the 100 ms before it. */
const PARTICLES = 150

const COLOURS = ['#f4c86a', '#fbe7b4', '#c8243f', '#f3efe2', '#4f9d84']

/** Above everything, an open dialog included. None with reduced motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  topmost().append(canvas)
  const throwOnce = confetti.create(canvas, { resize: true, useWorker: false })
  await throwOnce({
    particleCount: PARTICLES,
    spread: 80,
    startVelocity: 42,
    origin: { y: 0.65 },
    colors: COLOURS,
  })
  canvas.remove()
}
