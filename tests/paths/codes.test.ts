import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { browserCases, caseName } from '#tests/flows/driver/cases.ts'
import { printOf, type Replayed } from '#tests/flows/driver/record.ts'
import { NothingThere } from './asked.ts'
import { showCoverage } from './coverage-table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const paths = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/paths/cli.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('Scenario: the exit code tells a script whether the command was done, misunderstood or had nothing to replay', () => {
  expect(paths('login', '--count').status).toBe(0)
  expect(paths('logn')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^No such flow: logn\./) })
  expect(paths('login', '--replay', '--through', 'nowhere')).toEqual({
    status: 3,
    stdout: '',
    stderr: 'Nothing to replay: there is no flow with a path that comes to a state called "nowhere".\n',
  })
  expect(paths('--help').stdout).toMatch(
    /Exit codes:\n {2}0 .*\n {2}1 .*requirement's case.*sentence.*\n {5}a mutant survived without a recorded reason.*\n {2}2 .*\n {2}3 /,
  )
})

const played = (records: readonly Replayed[]) => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  try {
    return { isWhole: showCoverage(['login'], records), told: said.mock.calls.join('\n') }
  } catch (error) {
    if (error instanceof NothingThere) return { line: error.message, told: said.mock.calls.join('\n') }
    throw error
  } finally {
    said.mockRestore()
  }
}
const records = browserCases('login').map((walked, at): Replayed => ({
  flow: 'login',
  number: at + 1,
  case: caseName(walked),
  told: printOf(walked),
  result: 'passed',
  begun: 0,
  seconds: 1,
  gone: walked.moments.length,
  error: null,
  trace: null,
  notLookedAt: [],
  pictures: [],
}))

it('Scenario: before any replay the coverage says so in one line, and has no columns of a browser', () => {
  const { line, told } = played([])
  expect(line).toMatch(/^Nothing was replayed in a browser yet[^\n]*$/)
  expect(told).not.toMatch(/browser|not replayed/)
})

it('Scenario: after a replay the coverage of the browser is complete, or says what is missing', () => {
  expect(played(records).isWhole).toBe(true)
  const { isWhole, told } = played(records.slice(0, 1))
  expect(isWhole).toBe(false)
  expect(told).toMatch(/not replayed: login/)
})
