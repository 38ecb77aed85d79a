import { Tulip } from '../tulip.tsx'

/** Edges of the lattice, in the card's own units: left, top, right, bottom. */
const [left, top, right, bottom] = [6, 6, 54, 78]
const every = 8
const [back, line] = ['var(--card-back)', 'var(--card-back-line)']

const lattice = (() => {
  const lines: string[] = []
  for (let sum = left + top + every; sum < right + bottom; sum += every) {
    const [from, to] = [Math.max(left, sum - bottom), Math.min(right, sum - top)]
    lines.push(`M${from} ${sum - from}L${to} ${sum - to}`)
    lines.push(`M${left + right - from} ${sum - from}L${left + right - to} ${sum - to}`)
  }
  return lines.join('')
})()

export function CardBack() {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="6" fill={back} stroke="var(--card-edge)" />
      <path d={lattice} fill="none" stroke={line} strokeWidth="0.6" opacity="0.35" />
      <rect x="5" y="5" width="50" height="74" rx="4" fill="none" stroke={line} />
      <ellipse cx="30" cy="42" rx="15" ry="19.5" fill={back} stroke={line} />
      <g transform="translate(18.4 27.5) scale(0.58)" fill={line} stroke={back} strokeWidth="1.4">
        <Tulip />
      </g>
    </svg>
  )
}
