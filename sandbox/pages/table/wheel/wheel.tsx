import { wheelBetsOn, wheelFields, wheelView } from '#sandbox/contract/wheel.ts'
import { ChipControls } from '../chip-controls.tsx'
import { useChips } from '../chips.ts'
import { always, isSettled, seenIn, type Kind, type KindProps } from '../kind.ts'
import { Spot, Spots } from '../spots.tsx'
import { Tulip } from '../tulip.tsx'
import { useTurn } from './turn.ts'
import styles from './wheel.module.css'

/** Milliseconds, as in the style sheet. */
const turning = 5_000
const turns = 5
const slice = 360 / wheelFields.length

function Table({ round, moving, busy, bet }: KindProps) {
  const chips = useChips<(typeof wheelBetsOn)[number]>()
  const view = seenIn(wheelView, round)
  const degrees = useTurn(round?.id, (view?.field ?? 0) * slice, turns)
  const winner = view && isSettled(round, moving) ? wheelFields[view.field] : null
  return (
    <>
      <div className={styles.stage}>
        <svg viewBox="-104 -110 208 214" className={styles.wheel} aria-hidden="true">
          <circle r="102" fill="var(--wood)" stroke="var(--metal)" strokeWidth="2" />
          <g className={styles.turning} style={{ transform: `rotate(${degrees}deg)` }}>
            {wheelFields.map((field, index) => (
              <g key={index} transform={`rotate(${index * slice})`} data-tone={wheelBetsOn.indexOf(field)}>
                <path d={slicePath} fill="var(--tone)" stroke="var(--wood)" strokeWidth="0.6" />
                <text y="-84" className={styles.text}>
                  {field}
                </text>
              </g>
            ))}
            <circle r="30" fill="var(--wood)" stroke="var(--metal)" strokeWidth="2" />
            <g
              transform="translate(-18 -22) scale(0.9)"
              fill="var(--metal)"
              stroke="var(--wood)"
              strokeWidth="1.6"
            >
              <Tulip />
            </g>
          </g>
          <path d="M0-92L-7-109H7Z" fill="var(--metal)" stroke="var(--wood)" />
        </svg>
      </div>
      <Spots>
        {wheelBetsOn.map((on) => (
          <Spot
            key={on}
            name={on}
            pays={`${on}:1`}
            amount={chips.on.get(on)}
            won={winner === on}
            disabled={busy}
            onPut={() => chips.put(on)}
          />
        ))}
      </Spots>
      <ChipControls chips={chips} busy={busy} onPlay={() => bet({ chips: chips.bets() })} />
    </>
  )
}

const slicePath = (() => {
  const half = (slice / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half), Math.cos(half)]
  return `M0 0L${(-x * 96).toFixed(2)} ${(-y * 96).toFixed(2)}A96 96 0 0 1 ${(x * 96).toFixed(2)} ${(-y * 96).toFixed(2)}Z`
})()

export const kind: Kind = { Table, moves: always(turning + 200) }
