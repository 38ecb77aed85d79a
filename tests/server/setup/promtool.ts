import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { ensureProgram, programPath } from './program.ts'

export const alertRules = new URL('../../../server/metrics/alerts.yaml', import.meta.url)

/** Seconds. */
export const step = 30

/** Samples by series, in promtool's notation. */
export type Series = Readonly<Record<string, string>>

export type State = 'absent' | 'pending' | 'firing'

/** Runs promtool, which must understand the words. */
export function promtool(...words: string[]): string {
  ensureProgram('promtool', 'prometheus')
  return execFileSync('promtool', words, { env: { PATH: programPath }, stdio: 'pipe' }).toString()
}

/**
 * Feeds the rules with series and throws unless the alert is in each state at that second.
 * @param every seconds between two samples, and between two evaluations
 */
export function assertStates(
  alert: string,
  series: Series,
  states: ReadonlyMap<number, State>,
  every = step,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'lale-promtool-'))
  const inState = (state: State, seconds: number, count: 0 | 1) => ({
    expr: `count(ALERTS{alertname="${alert}",alertstate="${state}"})`,
    eval_time: `${seconds}s`,
    exp_samples: count === 0 ? [] : [{ labels: '{}', value: count }],
  })
  const tests = {
    rule_files: [fileURLToPath(alertRules)],
    evaluation_interval: `${every}s`,
    tests: [
      {
        interval: `${every}s`,
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: Array.from(states, ([seconds, state]) =>
          (['pending', 'firing'] as const).map((each) => inState(each, seconds, each === state ? 1 : 0)),
        ).flat(),
      },
    ],
  }
  try {
    writeFileSync(join(folder, 'tests.yaml'), stringify(tests))
    promtool('test', 'rules', join(folder, 'tests.yaml'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
