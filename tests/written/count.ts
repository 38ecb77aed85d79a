import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { stripVTControlCharacters } from 'node:util'
import { keyOf, rememberCases, type Followed } from './remembered.ts'

/** What `npm run paths -- --as-written` says at its end, and remembers for the trace. */
export default class CountReporter implements Reporter {
  readonly #flows = new Map<string, { done: number; all: number }>()
  readonly #followed: Followed = {}

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (test.parent.project()?.name !== 'written') return
    const flow = test.parent.title
    const { done, all } = this.#flows.get(flow) ?? { done: 0, all: 0 }
    const isDone = status === 'passed'
    const [id = ''] = test.title.split(':')
    const [language = ''] = flow.split(', ').slice(-1)
    if (status !== 'skipped' && status !== 'interrupted') this.#followed[keyOf(id, language)] = isDone
    this.#flows.set(flow, { done: done + (isDone ? 1 : 0), all: all + 1 })
    const why = stripVTControlCharacters(error?.message ?? '')
      .split('\n')[0]
      ?.replace(/^Error: /, '')
    if (!isDone) console.log(`\nnot as written: ${flow}: ${test.title}\n  ${why}`)
  }

  onEnd(_result: FullResult): void {
    if (this.#flows.size === 0) return
    rememberCases(this.#followed)
    const counts = [...this.#flows.values()]
    const sum = (key: 'done' | 'all') => counts.reduce((total, each) => total + each[key], 0)
    console.log('')
    for (const [flow, { done, all }] of this.#flows) console.log(`${flow}: ${done} of ${all}`)
    console.log(`cases executed as written: ${sum('done')} of ${sum('all')}`)
  }
}
