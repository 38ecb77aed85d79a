import { escapeHtml } from '#server/html.ts'
import { isFlow, machineFile } from './changed.ts'
import type { Fared, Run } from './runs.ts'

/** JUnit's XML as CI reads it: a suite for each flow, a testcase for each written case. */
export function junitOf({ begun, seconds, cases }: Run): string {
  const suites = [...Map.groupBy(cases, ({ flow }) => flow)].map(([flow, all]) =>
    element(
      'testsuite',
      { name: flow, ...counts(all), time: sum(all), timestamp: new Date(begun).toISOString() },
      all.map(testcase),
    ),
  )
  const all = element('testsuites', { name: 'npm run paths', ...counts(cases), time: time(seconds) }, suites)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`
}

function testcase(fared: Fared): string {
  const { id, flow, title, seconds } = fared
  const file = isFlow(flow) ? { file: machineFile(flow) } : {}
  const attributes = { classname: flow, name: `${id} ${title}`, ...file, time: time(seconds) }
  return element('testcase', attributes, outcomeOf(fared))
}

function outcomeOf({ result, error }: Fared): string[] {
  const why = error ?? ''
  switch (result) {
    case 'failed':
      return [element('failure', { message: why.split('\n')[0] ?? '' }, [safe(why)])]
    case 'broken off':
      return [element('error', { message: 'The run ended before the case did.' }, [])]
    case 'not replayed':
      return [element('skipped', { message: 'The run ended before the case began.' }, [])]
    default:
      return []
  }
}

const counts = (all: readonly Fared[]) => {
  const of = (result: Fared['result']) => String(all.filter((each) => each.result === result).length)
  return {
    tests: String(all.length),
    failures: of('failed'),
    errors: of('broken off'),
    skipped: of('not replayed'),
  }
}

const time = (seconds: number) => seconds.toFixed(3)
const sum = (all: readonly Fared[]) => time(all.reduce((so, { seconds }) => so + seconds, 0))

function element(name: string, attributes: Record<string, string>, content: readonly string[]): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(value)}"`)
  return `<${name}${said.join('')}>${content.join('\n')}</${name}>`
}

/** XML has no control characters, not even escaped ones. */
const safe = (text: string) =>
  escapeHtml(
    text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => ('\t\n'.includes(sign) ? sign : '')),
  )
