import { createElement as h, type ReactNode } from 'react'
import type { Drawing } from 'statechart-drawing'
import type { Language } from '#charts/words/said.ts'
import type { Outcome } from './gather.ts'
import type { Mark } from './marks.ts'
import { marks, outcomes } from './words.ts'

/** Check mark, cross, plus, ring, line. The colour alone is not enough. */
const shapes: Readonly<Record<Mark, string>> = {
  walked: 'M -3.2 0.2 L -1 2.6 L 3.4 -2.6',
  failed: 'M -2.8 -2.8 L 2.8 2.8 M 2.8 -2.8 L -2.8 2.8',
  'walked by hand': 'M -3 0 H 3 M 0 -3 V 3',
  'never walked': 'M 0 -2.6 a 2.6 2.6 0 1 1 -0.01 0',
  'not for a browser': 'M -3 0 H 3',
}

const lookOf: Readonly<Record<Outcome, Mark>> = {
  passed: 'walked',
  failed: 'failed',
  'broken off': 'failed',
  'not replayed': 'never walked',
}

const radius = 6.5

const classOf = (mark: Mark) => `badge ${mark.replaceAll(' ', '-')}`

export interface Badge {
  className: string
  /** In a square of 10 around 0, 0. */
  shape: string
}

const badgeAt = ({ className, shape }: Badge, x: number, y: number, key: string, scale = 1): ReactNode =>
  h(
    'g',
    { key, className, transform: `translate(${x} ${y}) scale(${scale})` },
    h('circle', { r: radius }),
    h('path', { d: shape }),
  )

export const badge = (shown: Badge): ReactNode =>
  h(
    'svg',
    { viewBox: '-8 -8 16 16', width: 16, height: 16, 'aria-hidden': true },
    badgeAt(shown, 0, 0, shown.className),
  )

interface SignsProps {
  drawing: Drawing
  /** By state id or transition key. */
  badgeOf: (key: string) => Badge | undefined
}

/** Drawn over the chart; `aria-hidden`, because a table says the same. */
export function Signs({ drawing: { width, height, states, arrows }, badgeOf }: SignsProps): ReactNode {
  const rows = [...states, ...arrows].flatMap((each) => each.rows)
  return h(
    'svg',
    { className: 'signs', viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': true },
    ...states.map(({ id, x, y, width: wide }) => {
      const shown = badgeOf(id)
      return shown && badgeAt(shown, x + wide - 2, y + 2, id)
    }),
    ...rows.map(({ key, x, y, width: wide, height: high }) => {
      const shown = badgeOf(key)
      return shown && badgeAt(shown, x + wide, y + high / 2, key, 0.8)
    }),
  )
}

export const badgeOf = (mark: Mark): Badge => ({ className: classOf(mark), shape: shapes[mark] })

export const sign = (mark: Mark): ReactNode => badge(badgeOf(mark))

export const markSaid = (mark: Mark, language: Language): ReactNode =>
  h('span', { className: 'mark' }, sign(mark), marks[mark][language])

export const outcomeSaid = (outcome: Outcome, language: Language): ReactNode =>
  h('span', { className: 'mark' }, sign(lookOf[outcome]), outcomes[outcome][language])
