import styles from './dice.module.css'

/** Where the pips of a face lie, of nine places in three rows. */
const pips = ['', '4', '08', '048', '0268', '02468', '023568']

export function Die({ face, turn }: { face: number; turn: number }) {
  return (
    <svg viewBox="-32 -32 64 64" className={styles.die} data-turn={turn} aria-hidden="true">
      <rect
        x="-30"
        y="-30"
        width="60"
        height="60"
        rx="12"
        fill="var(--card-paper)"
        stroke="var(--card-edge)"
        strokeWidth="2"
      />
      {Array.from(pips[face] ?? '', Number).map((place) => (
        <circle
          key={place}
          cx={(place % 3) * 15 - 15}
          cy={Math.floor(place / 3) * 15 - 15}
          r="5.4"
          fill="var(--card-red)"
        />
      ))}
    </svg>
  )
}
