import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useRef, type CSSProperties } from 'react'
import { multiplierAt, start } from '#sandbox/contract/crash-point.ts'
import { phases } from '#sandbox/contract/aviator.ts'
import { classes } from '#src/ui/classes.ts'
import { useMedia } from '#src/ui/use-media.ts'
import type { CrashState } from './crash.state.ts'
import { sizeIn, useFlight, wayOf, width } from './flight.ts'
import { useShape } from './use-shape.ts'
import { Plane } from './plane.tsx'
import { sayMultiplier } from './say-multiplier.ts'
import { SkyGround } from './sky-ground.tsx'
import styles from './sky.module.css'

const parked = { across: 70, up: 26 }

export function Sky({ state: { phase, line } }: { state: CrashState }) {
  const { i18n } = useLingui()
  const { ref: sky, height } = useShape()
  const plane = useRef<SVGGElement>(null)
  const way = useRef<SVGPathElement>(null)
  const below = useRef<SVGPathElement>(null)
  const figure = useRef<HTMLSpanElement>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const size = sizeIn(height)
  const [across, up] = [parked.across * size, parked.up * size]
  const waits = isStill
    ? `translate(${width * 0.72} ${height * 0.34}) rotate(-14) scale(${size})`
    : `translate(${across} ${height - up}) scale(${size})`

  useFlight(phase, (elapsed) => {
    if (figure.current) figure.current.textContent = sayMultiplier(multiplierAt(elapsed), i18n.locale)
    if (isStill) return
    const points = wayOf(elapsed, height)
    const [x, y] = points.at(-1) ?? [0, height]
    const [beforeX, beforeY] = points.at(-2) ?? [0, height]
    const text = points.map(([right, down]) => `${right.toFixed(1)} ${down.toFixed(1)}`).join('L')
    const angle = (Math.atan2(y - beforeY, x - beforeX) * 180) / Math.PI || 0
    way.current?.setAttribute('d', `M${text}`)
    below.current?.setAttribute('d', `M0 ${height}L${text}L${x.toFixed(1)} ${height}Z`)
    plane.current?.setAttribute(
      'transform',
      `translate(${Math.max(across, x).toFixed(1)} ${Math.min(height - up, y).toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size})`,
    )
  })

  const isFlying = phase.name === 'flying'
  const isGone = phase.name === 'crashed'
  return (
    <div ref={sky} className={styles.sky} data-phase={phase.name} aria-hidden>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
        <SkyGround height={height} />
        <g className={isFlying || isGone ? undefined : styles.hidden}>
          <path ref={below} className={styles.below} />
          <path ref={way} className={styles.way} />
        </g>
        <g ref={plane} key={isFlying || isGone ? 'air' : 'ground'} transform={waits}>
          <Plane className={classes(styles.plane, isGone && styles.gone)} />
        </g>
      </svg>
      <div className={styles.words}>
        {line === 'broken' && <Trans>Bağlantı bekleniyor…</Trans>}
        {line !== 'broken' && phase.name === 'waiting' && <Trans>Masa hazırlanıyor</Trans>}
        {phase.name === 'betting' && (
          <>
            <Trans>Bahisler açık</Trans>
            <span className={styles.wait}>
              <span key={phase.closesAt} className={styles.left} style={untilClosed(phase.closesAt)} />
            </span>
          </>
        )}
        {isGone && (
          <span className={styles.goneWords}>
            <Trans>Uçup gitti!</Trans>
          </span>
        )}
        {(isFlying || isGone) && (
          <span
            key={isGone ? 'point' : 'figure'}
            ref={figure}
            className={classes(styles.figure, isGone && styles.lost)}
          >
            {sayMultiplier(isGone ? phase.point : start, i18n.locale)}
          </span>
        )}
      </div>
    </div>
  )
}

/** The bar is as far as the betting is, also for who comes in the middle of it. */
const untilClosed = (closesAt: number): CSSProperties => ({
  animationDuration: `${phases.betting}ms`,
  animationDelay: `${Math.min(0, closesAt - performance.now() - phases.betting)}ms`,
})
