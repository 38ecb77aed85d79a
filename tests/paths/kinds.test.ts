import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { assign, createMachine } from 'xstate'
import { flowNames } from '#machines/flows.ts'
import { coverageOf, together, seenIn } from 'statechart-coverage'
import { type Flow, wordsOf, chosenPaths, everyEventIn, walkAll } from 'statechart-paths'
import { walked } from '#charts/flows/flows.ts'
import type { Kind } from '#tests/paths/asked.ts'

/** As many transitions in a row; the first may be the beginning. */
const rowsIn = (paths: ReturnType<typeof walkAll>, length: number) =>
  new Set(
    paths.flatMap(({ moments }) =>
      moments.flatMap((_, at) => {
        const row = moments.slice(at, at + length)
        if (row.length < length) return []
        return row.reduce<string[]>((so, { transitions }) => {
          const own = transitions.length > 0 ? transitions : ['']
          return so.length === 0 ? own : so.flatMap((first) => own.map((next) => `${first} » ${next}`))
        }, [])
      }),
    ),
  )

const rows = [
  ['two', 'pairs', 2],
  ['three', 'triples', 3],
] as const

const placesIn = (flow: Flow) => (paths: ReturnType<typeof walkAll>) =>
  new Set(
    paths.flatMap(({ moments }) =>
      moments.map(({ state }) => JSON.stringify([state.value, flow.project(state)])),
    ),
  )

describe.each(flowNames)('%s', (name) => {
  const flow = walked[name]
  const all = walkAll(flow)
  const chosen = (kind: Kind, limit = Infinity, through = '') =>
    chosenPaths(flow, { kind, limit, through }, all)

  it('Scenario: the fewest paths take every transition and enter every state', () => {
    const { paths, met, all: targets, leftOut } = chosen('transitions')
    const { states, transitions } = coverageOf(
      flow.machine,
      together(paths.map(({ moments }) => seenIn(moments))),
    )
    expect([states.missing, transitions.missing, met, leftOut]).toEqual([[], [], targets, 0])
  })

  it('Scenario: the shortest paths stop at every place, and none goes on from where another one ends', () => {
    const placesOf = placesIn(flow)
    const { paths } = chosen('shortest')
    expect(placesOf(all).difference(placesOf(paths))).toEqual(new Set())
    const lines = paths.map(({ path }) =>
      [path.start.name, ...path.steps.map(({ event }) => wordsOf(event)), ''].join('\n'),
    )
    expect(lines.filter((line) => lines.some((other) => other !== line && other.startsWith(line)))).toEqual(
      [],
    )
  })

  it.each(rows)(
    'Scenario: every %s transitions that follow each other on any path do so on the paths of all %s',
    (_, kind, length) => {
      expect(rowsIn(all, length).difference(rowsIn(chosen(kind).paths, length))).toEqual(new Set())
    },
  )

  it('Scenario: paths through a state all go through it', () => {
    const { id } = Object.values(flow.machine.root.states).at(-1) ?? flow.machine.root
    const { paths } = chosen('through', Infinity, id)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter(({ moments }) => !seenIn(moments).states.has(id))).toEqual([])
  })
})

it('Scenario: a limit keeps the paths that meet the most, and tells what it leaves out', () => {
  const whole = chosenPaths(walked.recovery, { kind: 'pairs', limit: Infinity })
  const some = chosenPaths(walked.recovery, { kind: 'pairs', limit: 2 })
  expect(some.paths).toHaveLength(2)
  expect(some.leftOut).toBe(whole.paths.length - 2)
  expect(some.all).toBe(whole.met)
  expect(some.met).toBeLessThan(whole.met)
  expect(some.met).toBeGreaterThan(whole.met / 2)
})

it('Scenario: every event of a busy state is played, also where it needs what happened before', () => {
  const machine = createMachine({
    id: 'purse',
    context: { rich: false },
    initial: 'idle',
    states: {
      idle: { on: { go: 'busy', enrich: { actions: assign({ rich: true }) } } },
      busy: { on: { back: 'idle', pay: { guard: ({ context }) => context.rich, target: 'paid' } } },
      paid: {},
    },
  })
  const events = ['go', 'enrich', 'back', 'pay'].map((type) => ({ type }))
  const flow: Flow = {
    machine,
    starts: [{ name: 'somebody', events }],
    project: ({ context }) => context.rich,
  }
  const played = everyEventIn(flow, ['purse.busy'], /never/).map(({ path }) =>
    path.steps.map(({ event }) => event.type).join(', '),
  )
  expect(played).toContain('enrich, go, pay')
})

/** Seconds. */
const atMost = 20

/** CPU time. Other load makes it longer, so the fastest of three runs counts. */
function secondsOfAll(): { pairs: number; seconds: number } {
  const program = `
    const { flowNames } = await import('#machines/flows.ts')
    const { countOf } = await import('#tests/paths/count.ts')
    const counts = flowNames.map(countOf)
    const { user, system } = process.cpuUsage()
    console.log(JSON.stringify({ pairs: counts.reduce((sum, { pairs }) => sum + pairs, 0), seconds: (user + system) / 1e6 }))`
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return JSON.parse(told) as { pairs: number; seconds: number }
}

it('Scenario: all paths of all flows are generated in less than 20 s, in a process of their own', () => {
  let [fastest, runs] = [Infinity, 0]
  while (fastest >= atMost && runs < 3) {
    const { pairs, seconds } = secondsOfAll()
    expect(pairs).toBeGreaterThan(flowNames.length)
    fastest = Math.min(fastest, seconds)
    runs += 1
  }
  expect(fastest).toBeLessThan(atMost)
}, 180_000)
