import styles from './sky.module.css'

/** Of the width and the height, and how bright. */
const stars = [
  [60, 60, 3],
  [150, 130, 2],
  [230, 40, 2],
  [310, 170, 3],
  [395, 70, 2],
  [470, 150, 2],
  [540, 45, 3],
  [625, 120, 2],
  [700, 60, 2],
  [770, 180, 2],
  [850, 90, 3],
  [930, 40, 2],
  [960, 190, 2],
  [110, 230, 2],
] as const

/** The height that the hills are drawn for. */
const drawnFor = 500

/** The night behind the flight: stars, two rows of hills, a strip of grass with tulips. */
export function SkyGround({ height }: { height: number }) {
  const ground = height - drawnFor
  return (
    <g>
      {stars.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} className={styles.star} />
      ))}
      <g transform={`translate(0 ${ground})`}>
        <path className={styles.far} d="M0 410c120-60 210-70 330-30s220 30 340-20 230-50 330-10v150H0z" />
        <path className={styles.near} d="M0 455c150-45 300-30 470-8s340 12 530-32v85H0z" />
        {[120, 210, 545, 640, 880].map((x) => (
          <g
            key={x}
            transform={`translate(${x} ${x === 545 || x === 640 ? 462 : 452})`}
            className={styles.tulip}
          >
            <path className={styles.stalk} d="M0 0v26" />
            <path d="M0-16c8 0 9 6 9 10 0 7-4 10-9 10s-9-3-9-10c0-4 1-10 4-10l5 6z" />
          </g>
        ))}
      </g>
    </g>
  )
}
