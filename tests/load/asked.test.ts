import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { graphOf } from 'statechart-graph'
import { flows } from '#machines/flows.ts'
import { idleFaults } from './players/chart.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const answered = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })

it('Scenario: players whom a flow does not let in have not walked, whatever else was taken', () => {
  const [own, beside] = [flows.payment, flows.balance].map(({ machine }) =>
    graphOf(machine).transitions.map(({ key }) => key),
  )
  expect(idleFaults('payment', [])).toEqual(['Nobody walked: no transition of payment was taken.'])
  expect(idleFaults('payment', beside ?? [])).toHaveLength(1)
  expect(idleFaults('payment', [...(beside ?? []), ...(own ?? []).slice(0, 1)])).toEqual([])
})

it('Scenario: a flow is named with a space or a hyphen, for players and for faults', () => {
  const listed = ['call-request', 'call request'].map((name) => {
    const { stderr } = answered('tests/load/players/cli.ts', name, '--players', 'none')
    expect(stderr).toMatch(/^--players is a whole number\./)
    return answered('tests/mutants/faults/main.ts', name, '--list')
  })
  for (const { status, stdout } of listed) {
    expect(status).toBe(0)
    expect(stdout).toMatch(/^call request: /)
  }
})
