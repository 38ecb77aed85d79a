import { sizeIn } from './flight.ts'

const table = (text: string) => text.split(', ').map((row) => row.split(' ').map(Number))

/** The ground of the picture, with so much of it left. */
const ground = (percent: number, colour: string, space = 'oklab') =>
  `color-mix(in ${space}, var(--art-ground) ${percent}%, var(${colour}))`

/** Across, down, and how large. */
const stars = table(
  '60 60 3, 150 130 2, 230 40 2, 310 170 3, 395 70 2, 470 150 2, 540 45 3, 625 120 2, 700 60 2, 770 180 2, 800 36 3, 930 40 2, 960 190 2, 110 230 2',
)

/** The height that the hills are drawn for. */
const drawnFor = 500

const tulips = table(
  '96 458 0.8, 128 462 1.1, 214 455 0.9, 545 464 1.2, 578 462 0.8, 640 466 1, 868 458 1.1, 902 456 0.8',
)

const leaf = ground(35, '--positive', 'oklch')

/** In a low sky they are lower, down to this. */
const lowest = 0.5

export function SkyGround({ height }: { height: number }) {
  const near = sizeIn(height)
  const rise = Math.min(1, Math.max(lowest, height / drawnFor))
  return (
    <g>
      {stars.map(([x = 0, y = 0, size = 0]) => (
        <circle key={x} cx={x} cy={y} r={size} fill="var(--on-art-quiet)" opacity="0.45" />
      ))}
      <path fill={ground(12, '--on-art')} d="M842 58a34 34 0 1 0 26 58 28 28 0 0 1-26-58z" />
      <g transform={`translate(0 ${height}) scale(1 ${rise}) translate(0 ${-drawnFor})`}>
        <path
          fill={ground(86, '--on-art-quiet')}
          d="M0 380c90-20 150-70 250-70s130 60 240 50 190-100 300-90 150 60 210 50v180H0z"
        />
        <path
          fill={ground(84, '--positive')}
          d="M0 410c120-60 210-70 330-30s220 30 340-20 230-50 330-10v150H0z"
        />
        <path fill={ground(70, '--positive', 'oklch')} d="M0 455c150-45 300-30 470-8s340 12 530-32v85H0z" />
      </g>
      {tulips.map(([x = 0, y = 0, size = 0]) => (
        <g key={x} transform={`translate(${x} ${height - (drawnFor - y) * rise}) scale(${size * near})`}>
          <path
            fill={leaf}
            stroke={leaf}
            d="M0 31C1 17 6 9 13 2 13 14 9 26 0 31zM0 31C-2 21-6 15-12 11-12 21-8 29 0 31zM0 3c.5 9 .5 18 0 28"
          />
          <path
            fill={ground(45, '--brand')}
            d="M0 2C-4-7-6-17-2.5-26 3-19 4-8 0 2zM0 2C5-4 8-13 3.5-25 1.5-17-.5-8 0 2z"
          />
          <path
            fill="var(--brand)"
            d="M0 4C-9 3-12-7-7.5-23-3.5-17 1-11 1.5-4 1.6 0 1 3 0 4zM0 4C9 3 12-7 8-22 3.5-17-1-11-1.5-4-1.6 0-1 3 0 4z"
          />
          <path fill="var(--brand-front)" d="M0 4.5C-7 1-7-10 .2-20 7-10 7 1 0 4.5z" />
        </g>
      ))}
    </g>
  )
}
