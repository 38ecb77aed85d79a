import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  /** For each failed test its file, its name and its message. */
  failures: string[]
}

interface VitestResult {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Result {
  error?: { message?: string }
  steps?: { title: string; error?: object }[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: Result[] }[]
  }[]
}

const told = (file: string, name: string, why = '') =>
  stripVTControlCharacters([file, name, why].filter(Boolean).join('\n  '))

export function tallyVitest(result: VitestResult): Tally {
  return {
    passed: result.numPassedTests,
    failures: result.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((each) => each.status === 'failed')
      if (status === 'failed' && failed.length === 0) return told(name, '', message)
      return failed.map((each) => told(name, each.fullName, each.failureMessages[0]))
    }),
  }
}

export function tallyPlaywright(result: { stats: { expected: number }; suites: Suite[] }): Tally {
  const failuresOf = (suite: Suite): string[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const failed = results.find(({ error }) => error)
          const step = failed?.steps?.find(({ error }) => error)?.title ?? ''
          return told(file, [title, step].filter(Boolean).join(' › '), failed?.error?.message)
        }),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ]
  return { passed: result.stats.expected, failures: result.suites.flatMap(failuresOf) }
}

/** A run without a result, without tests, or with an exit code but no failed test counts as one failure. */
export function tallyRun(code: number, file: URL, read: (result: never) => Tally): Tally {
  try {
    const counted = read(JSON.parse(readFileSync(file, 'utf8')) as never)
    if (counted.passed + counted.failures.length === 0)
      return { passed: 0, failures: [told(file.pathname, 'no test ran')] }
    if (code !== 0 && counted.failures.length === 0)
      return { ...counted, failures: [told(file.pathname, 'failed beside its tests')] }
    return counted
  } catch {
    return { passed: 0, failures: [told(file.pathname, 'was not written')] }
  }
}
