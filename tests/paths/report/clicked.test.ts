import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type InspectionEvent } from 'xstate'
import { Recording } from '#charts/panel/recording.ts'
import { numberStepperMachine } from '#machines/number-stepper/number-stepper.machine.ts'
import { takeRecording } from '#server/cli/flow-panel.ts'
import { rememberedClicks } from './clicked.ts'

class Kept {
  readonly #all = new Map<string, string>()
  getItem = (key: string) => this.#all.get(key) ?? null
  setItem = (key: string, value: string) => void this.#all.set(key, value)
}

const noon = () => '2026-11-21T12:00:00.000Z'

function pressesOnce(inspect: (moved: InspectionEvent) => void): void {
  const inert = fromCallback(() => undefined)
  const { actors, actions } = numberStepperMachine.implementations
  const machine = numberStepperMachine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, inert])),
    actions: Object.fromEntries(Object.keys(actions).map((name) => [name, () => undefined])),
  })
  const actor = createActor(machine, { inspect, clock: new SimulatedClock(), input: { field: 'amount' } })
  actor.start()
  actor.send({ type: 'press', by: 1 })
  actor.send({ type: 'release' })
  actor.stop()
}

describe("a person's own clicking", () => {
  it('Scenario: what is clicked while the switch is on is recorded, and is still there after a reload', () => {
    const storage = new Kept()
    const recording = new Recording(storage, noon)
    pressesOnce((moved) => recording.hear(moved))
    expect(recording.seen()).toEqual([])
    recording.turn(true)
    pressesOnce((moved) => recording.hear(moved))
    const [seen] = new Recording(storage, noon).seen()
    expect(seen).toMatchObject({ flow: 'number stepper', states: 2, transitions: 2 })
    expect(new Recording(storage, noon).now.isOn).toBe(true)
    recording.beginAgain()
    expect(new Recording(storage, noon).seen()).toEqual([])
  })

  it('Scenario: what another program has left in the storage is no recording', () => {
    const storage = new Kept()
    storage.setItem('flows clicked', '{"isOn": "yes"}')
    expect(new Recording(storage, noon).now).toEqual({
      isOn: false,
      since: noon(),
      states: [],
      transitions: [],
    })
  })
})

describe('the server of the development', () => {
  let folder = ''
  const server = createServer((request, response) => {
    void takeRecording(request, response, pathToFileURL(`${folder}/clicked/`))
  })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (body: string, type = 'application/json') =>
    fetch(address(), { method: 'POST', body, headers: { 'content-type': type } })
  const written = () => rememberedClicks(pathToFileURL(`${folder}/clicked/`))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clicked-'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(async () => {
    server.close()
    await once(server, 'close')
    rmSync(folder, { recursive: true })
  })

  it('Scenario: a recording that is sent is one of those that the report reads', async () => {
    const recording = new Recording(new Kept(), noon)
    recording.turn(true)
    pressesOnce((moved) => recording.hear(moved))
    const answer = await post(recording.text())
    expect(answer.status).toBe(200)
    expect(written()).toEqual([
      {
        title: `Clicked from ${noon()}`,
        states: expect.arrayContaining(['number stepper.idle']),
        transitions: expect.arrayContaining([expect.stringContaining(' — press ')]),
      },
    ])
  })

  it('Scenario: whatever is no recording, or comes from a form of another site, is not written', async () => {
    expect((await post('{"title": 1}')).status).toBe(400)
    expect((await post('not JSON')).status).toBe(400)
    expect(
      (await post(JSON.stringify({ title: 'a', states: [], transitions: [] }), 'text/plain')).status,
    ).toBe(405)
    expect(written()).toEqual([])
  })
})
