import { createElement as h, type ReactNode } from 'react'
import type { Language } from '#charts/words/said.ts'
import { startOf, stateName } from '#charts/words/speak.ts'
import { stepOf } from '#charts/words/steps.ts'
import { writtenCases } from '#charts/written/case.ts'
import type { FlowName } from '#machines/flows.ts'
import { table } from '#tests/paths/report/page.ts'
import type { Outcome, RememberedCase } from '#tests/paths/since/remembered.ts'
import type { Stale } from '#tests/paths/since/stale.ts'
import { isUnchanged, type CaseChanges } from './cases.ts'
import { howSaid } from './signs.ts'
import { words } from './words.ts'

export function casesPart(flow: FlowName, cases: CaseChanges, language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  if (isUnchanged(cases)) return h('p', null, say('sameCases'))
  const written = writtenCases(flow, cases.now, language)
  const titleOf = (id: string) => written.find((each) => each.id === id)?.title
  const rows = [
    ...written
      .filter(({ id }) => cases.added.has(id))
      .map(({ id, title, precondition, steps }) => [
        howSaid('added', language),
        named(title, id),
        wayThrough([precondition, ...steps.map(({ action }) => action)]),
      ]),
    ...cases.changed.map(({ older, stale }) => [
      howSaid('changed', language),
      named(titleOf(older.id) ?? lastOf(flow, older, language), older.id),
      staleSaid(flow, stale, language),
    ]),
    ...cases.removed.map(({ older, stale }) => [
      howSaid('removed', language),
      named(lastOf(flow, older, language), older.id),
      stale ? staleSaid(flow, stale, language) : say('walkedByOthers'),
    ]),
  ]
  const columns = [{ name: say('change') }, { name: say('case') }, { name: say('details') }]
  return table({ name: say('cases'), isNamedAbove: true }, columns, rows)
}

const named = (title: string, id: string) => h('span', { className: 'named' }, title, h('small', null, id))

const wayThrough = (steps: readonly string[]) =>
  h('ol', { start: 0, className: 'way-through' }, ...steps.map((step, at) => h('li', { key: at }, step)))

/** Of a case that is written no more: its last step. */
function lastOf(flow: FlowName, { start, steps }: RememberedCase, language: Language): string {
  const last = steps.at(-1)
  return last ? stepOf(flow, last.event, language).sentence : startOf(flow, start, language)
}

function staleSaid(flow: FlowName, stale: Stale, language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const { start, step, event, next, was, is } = stale
  if (is === null) return `${say('noStart')}: ${startOf(flow, start, language)}`
  const where = event
    ? `${say('step')} ${step}: ${stepOf(flow, event, language, { next }).sentence}`
    : say('beginning')
  return [
    h('p', { key: 'where' }, where),
    h('p', { key: 'was' }, `${say('was')}: ${outcomeSaid(flow, was, language)}`),
    h('p', { key: 'is' }, `${say('is')}: ${outcomeSaid(flow, is, language)}`),
  ]
}

const outcomeSaid = (flow: FlowName, { states, effects }: Outcome, language: Language) =>
  [
    states.map((path) => stateName(flow, path, language)).join(', '),
    ...effects.map((each) => `${words.effect[language]}: ${each}`),
  ].join('; ')
