import type { Language } from '#charts/words/said.ts'
import type { FlowReport, Outcome } from './gather.ts'
import type { Mark } from './marks.ts'

export interface Counted {
  walked: number
  failed: number
  /** Without what a browser cannot do. */
  all: number
  apart: number
}

export function count({ graph, marks }: FlowReport, kind: 'states' | 'transitions'): Counted {
  const keys = kind === 'states' ? graph.states.map(({ id }) => id) : graph.transitions.map(({ key }) => key)
  const found = keys.flatMap((key) => marks.get(key) ?? [])
  const of = (mark: Mark) => found.filter((each) => each === mark).length
  const apart = of('not for a browser')
  return { walked: of('walked'), failed: of('failed'), all: found.length - apart, apart }
}

export const sum = (all: readonly Counted[]): Counted => ({
  walked: all.reduce((so, { walked }) => so + walked, 0),
  failed: all.reduce((so, { failed }) => so + failed, 0),
  all: all.reduce((so, each) => so + each.all, 0),
  apart: all.reduce((so, { apart }) => so + apart, 0),
})

export const countCases = ({ cases }: FlowReport, ...outcomes: Outcome[]) =>
  cases.filter(({ outcome }) => outcomes.includes(outcome)).length

/** Of all paths in the browser, one after another. */
export const secondsOf = ({ cases }: FlowReport) =>
  cases.reduce((so, { replayed }) => so + (replayed?.seconds ?? 0), 0)

const minute = 60

export function timeSaid(seconds: number, language: Language): string {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const second = language === 'tr' ? 'sn' : 's'
  if (seconds < minute) return `${short.format(seconds)} ${second}`
  const rounded = Math.round(seconds)
  const [whole, rest] = [Math.floor(rounded / minute), rounded % minute]
  return language === 'tr' ? `${whole} dk ${rest} sn` : `${whole} min ${rest} s`
}

/** Rounded down: 100 % only if nothing is missing. */
export function shareSaid({ walked, all }: Counted, language: Language): string {
  const part = all === 0 ? 1 : walked / all
  const percent = new Intl.NumberFormat(language, { style: 'percent', roundingMode: 'floor' }).format(part)
  return `${walked} / ${all} · ${percent}`
}
