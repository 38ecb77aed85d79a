import { expect, test } from 'vitest'
import { walkTogether } from './players/crowd.ts'

const wish = { players: 20, minutes: 0.2, think: 0.5, seed: 1 }
/** Milliseconds: the site may have to be built first. */
const patience = 300_000

test(
  'Players who pay while the network and the server fail rest on the chart, and nothing is paid twice',
  { timeout: patience },
  async () => {
    const { wrong, calls, transitions, harms } = await walkTogether({ ...wish, flow: 'payment', chaos: true })
    expect(wrong).toEqual([])
    expect(calls['payment/deposit']?.errors).toBeGreaterThan(0)
    expect(Object.keys(transitions).filter((key) => key.startsWith('payment.'))).not.toEqual([])
    const suffered = new Set(Object.values(harms).flatMap((counts) => Object.keys(counts)))
    for (const harm of ['late', 'cut before', 'cut after', 'refused', 'hub cut', 'restart'])
      expect(suffered).toContain(harm)
  },
)

test('Players in a lobby follow its paths, and each call is measured', { timeout: patience }, async () => {
  const { wrong, calls, transitions } = await walkTogether({ ...wish, flow: 'lobby', chaos: false })
  expect(wrong).toEqual([])
  expect(calls['casino/games']).toMatchObject({ errors: 0, refused: 0, p50: expect.any(Number) })
  for (const step of ['choose the category', 'type the phrase', 'show more'])
    expect(Object.keys(transitions).some((key) => key.startsWith('lobby.games') && key.includes(step))).toBe(
      true,
    )
})
