import { expect, it } from 'vitest'
import { addressOf, readAddress } from '#charts/page/address.ts'
import { flowNames } from '#machines/flows.ts'
import { askedIn } from '#tests/paths/asked.ts'

it.each(flowNames)('Scenario: "%s" is opened by each name that the command line understands', (flow) => {
  const hyphened = flow.replaceAll(' ', '-')
  const names = [flow, hyphened, hyphened.replaceAll('-', ' '), flow.toUpperCase()]
  for (const name of names) {
    expect(askedIn([name]).names, name).toEqual([flow])
    for (const hash of [`#/${name}`, `#/${encodeURIComponent(name)}`])
      expect(readAddress(hash), hash).toEqual({ place: { flow, start: null, events: [] }, problem: null })
  }
  expect(addressOf({ flow, start: null, events: [] })).toBe(`#/${hyphened}`)
})

it('Scenario: an unknown name opens no flow', () => {
  for (const name of ['phone', 'phoneverification', 'phone_verification', 'constructor', '%E0%A4%A']) {
    expect(readAddress(`#/${name}`)).toEqual({ place: null, problem: 'no such flow' })
    expect(() => askedIn([name])).toThrow(`No such flow: ${name}.`)
  }
})
