import { colourOf, pockets } from '#sandbox/contract/roulette.ts'
import { useTurn } from '../wheel/turn.ts'
import styles from './wheel.module.css'

/** Milliseconds, as in the style sheet. */
export const turning = 5_000
const turns = 4
const slice = 360 / pockets.length

export function Wheel({ round, pocket }: { round: string | undefined; pocket: number }) {
  const degrees = useTurn(round, pockets.findIndex((each) => each === pocket) * slice, turns)
  return (
    <svg viewBox="-110 -110 220 220" className={styles.wheel} aria-hidden="true">
      <circle r="108" fill="var(--wood)" stroke="var(--metal-deep)" strokeWidth="2" />
      <circle r="99" fill="var(--wood-light)" stroke="var(--wood)" strokeWidth="3" />
      <g className={styles.turning} style={{ transform: `rotate(${degrees}deg)` }}>
        {pockets.map((each, index) => (
          <g key={each} transform={`rotate(${index * slice})`} data-colour={colourOf(each)}>
            <path d={slicePath} fill="var(--tone)" stroke="var(--metal-deep)" strokeWidth="0.5" />
            <text y="-76" className={styles.text}>
              {each}
            </text>
          </g>
        ))}
        <circle r="52" fill="none" stroke="var(--metal-deep)" />
        <circle r="44" fill="var(--wood)" stroke="var(--wood-light)" strokeWidth="4" />
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M0 0L-3-34A3 3 0 1 1 3-34Z"
            transform={`rotate(${angle})`}
            fill="var(--metal)"
          />
        ))}
        <circle r="9" fill="var(--metal)" stroke="var(--metal-deep)" />
      </g>
      <g key={round ?? 'rest'} className={round ? styles.rolling : undefined}>
        <circle cy="-62" r="4.6" fill="var(--card-paper)" stroke="var(--card-edge)" />
      </g>
    </svg>
  )
}

const slicePath = (() => {
  const half = (slice / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half), Math.cos(half)]
  return `M0 0L${(-x * 88).toFixed(2)} ${(-y * 88).toFixed(2)}A88 88 0 0 1 ${(x * 88).toFixed(2)} ${(-y * 88).toFixed(2)}Z`
})()
