import { colourOf, pockets } from '#sandbox/contract/roulette.ts'
import { useTurn } from '../wheel/turn.ts'
import styles from './wheel.module.css'

/** Milliseconds, as in the style sheet. */
export const turning = 5_000
const turns = 4
const slice = 360 / pockets.length

/** The wheel turns until the drawn pocket stands on top, where the ball has come to rest. */
export function Wheel({ round, pocket }: { round: string | undefined; pocket: number }) {
  const degrees = useTurn(round, pockets.findIndex((each) => each === pocket) * slice, turns)
  return (
    <svg viewBox="-110 -110 220 220" className={styles.wheel} aria-hidden="true">
      <circle r="108" className={styles.bowl} />
      <circle r="99" className={styles.track} />
      <g className={styles.turning} style={{ transform: `rotate(${degrees}deg)` }}>
        {pockets.map((each, index) => (
          <g key={each} transform={`rotate(${index * slice})`}>
            <path d={slicePath} className={styles[colourOf(each)]} />
            <text y="-76" className={styles.text}>
              {each}
            </text>
          </g>
        ))}
        <circle r="52" className={styles.well} />
        <circle r="44" className={styles.cone} />
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M0 0L-3-34A3 3 0 1 1 3-34Z"
            transform={`rotate(${angle})`}
            className={styles.cross}
          />
        ))}
        <circle r="9" className={styles.knob} />
      </g>
      <g key={round ?? 'rest'} className={round ? styles.rolling : undefined}>
        <circle cy="-62" r="4.6" className={styles.ball} />
      </g>
    </svg>
  )
}

/** One pocket, pointing up. */
const slicePath = (() => {
  const half = (slice / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half), Math.cos(half)]
  return `M0 0L${(-x * 88).toFixed(2)} ${(-y * 88).toFixed(2)}A88 88 0 0 1 ${(x * 88).toFixed(2)} ${(-y * 88).toFixed(2)}Z`
})()
