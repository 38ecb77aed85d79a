import { createElement as h, type ReactNode } from 'react'
import type { Language } from '#charts/words/said.ts'
import type { Outcome } from './gather.ts'
import type { Mark } from './marks.ts'
import { marks, outcomes } from './words.ts'

/** In a square of 10 around 0, 0: check mark, cross, plus, ring, line. The colour alone is not enough. */
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

export const classOf = (mark: Mark) => `badge ${mark.replaceAll(' ', '-')}`

export const signAt = (mark: Mark, x: number, y: number, key: string, scale = 1): ReactNode =>
  h(
    'g',
    { key, className: classOf(mark), transform: `translate(${x} ${y}) scale(${scale})` },
    h('circle', { r: radius }),
    h('path', { d: shapes[mark] }),
  )

export const sign = (mark: Mark): ReactNode =>
  h('svg', { viewBox: '-8 -8 16 16', width: 16, height: 16, 'aria-hidden': true }, signAt(mark, 0, 0, mark))

export const markSaid = (mark: Mark, language: Language): ReactNode =>
  h('span', { className: 'mark' }, sign(mark), marks[mark][language])

export const outcomeSaid = (outcome: Outcome, language: Language): ReactNode =>
  h('span', { className: 'mark' }, sign(lookOf[outcome]), outcomes[outcome][language])
