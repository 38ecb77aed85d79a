import { describe, expect, test } from 'vitest'
import { ayseElsewhere, mehmet, phoneOfAyse, playerMehmet, standUpHub } from './hub-stand.ts'
import { RawHub } from './raw-hub.ts'
import { Witness } from './witness.ts'

describe('who is connected', () => {
  test('Scenario: a player arrives with the first connection and is gone with the last', async () => {
    const told = new Witness<[string, boolean]>()
    const stand = await standUpHub({ onPresence: (...each) => told.note(each) })
    const phone = await new RawHub(stand.address).shaken()
    const desk = await new RawHub(stand.address, ayseElsewhere).shaken()
    await new RawHub(stand.address, mehmet).shaken()
    phone.socket.close()
    await phone.closed
    desk.socket.close()
    expect(await told.first(3)).toEqual([
      [phoneOfAyse.user, true],
      [playerMehmet, true],
      [phoneOfAyse.user, false],
    ])
  })

  test('Scenario: what makes everybody ask the server is told each connection at another moment', async () => {
    const moments = [0.9, 0.1]
    const stand = await standUpHub({ random: () => moments.shift() ?? 0 })
    const late = await new RawHub(stand.address).shaken()
    const early = await new RawHub(stand.address, mehmet).shaken()
    expect(stand.hub.send('all', 'NotifyMessage', ['Balance', {}], 10_000)).toBe(2)
    stand.clock.pass(1_000)
    expect(await early.next()).toMatchObject({ arguments: ['Balance', {}] })
    stand.hub.send({ users: [phoneOfAyse.user] }, 'NotifyMessage', ['Notification', {}])
    stand.clock.pass(8_000)
    expect(await late.next()).toMatchObject({ arguments: ['Notification', {}] })
    expect(await late.next()).toMatchObject({ arguments: ['Balance', {}] })
  })
})
