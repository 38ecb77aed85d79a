import styles from './dice.module.css'

/** Where the pips of a face lie, in thirds. */
const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** @param turn which of the dice it is: each falls otherwise */
export function Die({ face, turn }: { face: number; turn: number }) {
  return (
    <svg viewBox="-32 -32 64 64" className={styles.die} data-turn={turn} aria-hidden="true">
      <rect x="-30" y="-30" width="60" height="60" rx="12" className={styles.body} />
      {pips[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 15} cy={y * 15} r="5.4" className={styles.pip} />
      ))}
    </svg>
  )
}
