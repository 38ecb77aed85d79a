import { createElement as h, type ReactNode } from 'react'
import type { Compared } from './both.ts'
import type { Language } from '#charts/words/said.ts'
import type { Change } from '#tests/paths/since/changes.ts'
import { badge, type Badge } from '#tests/paths/report/signs.ts'
import { hows } from './words.ts'

/** Plus, minus, wave. */
const badges: Readonly<Record<Change['how'], Badge>> = {
  added: { className: 'badge added', shape: 'M -3 0 H 3 M 0 -3 V 3' },
  removed: { className: 'badge removed', shape: 'M -3 0 H 3' },
  changed: { className: 'badge changed', shape: 'M -3.4 1 C -2 -2.6 -0.6 -1.6 0 0 S 2 2.6 3.4 -1' },
}
export const everyHow: readonly Change['how'][] = ['added', 'changed', 'removed']

export const badgeOf = (mark: Compared | undefined): Badge | undefined =>
  mark === undefined || mark === 'same' ? undefined : badges[mark]

export const howSaid = (how: Change['how'], language: Language): ReactNode =>
  h('span', { className: 'mark' }, badge(badges[how]), hows[how][language])

export const legend = (name: string, language: Language): ReactNode =>
  h(
    'ul',
    { className: 'legend', 'aria-label': name },
    ...everyHow.map((how) => h('li', { key: how, className: 'mark' }, howSaid(how, language), line(how))),
  )

const line = (how: Change['how']): ReactNode =>
  h(
    'svg',
    { className: 'chart', viewBox: '0 0 44 10', width: 44, height: 10, 'aria-hidden': true },
    h('g', { className: `arrow mark-${how}` }, h('path', { className: 'way', d: 'M 0 5 H 44' })),
  )
