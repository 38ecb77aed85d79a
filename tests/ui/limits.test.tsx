import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { limit, standingWith } from '#charts/flows/protection.given.ts'
import type { Limit } from '#contract/protection.ts'
import { KindOfLimit } from '#src/flows/limits/kind-of-limit.tsx'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

const shows = async (one: Limit) => {
  await renderAt('/', <KindOfLimit kind={one.kind} standing={standingWith(one)} />)
  const [first] = await screen.findAllByRole('listitem')
  return first?.textContent
}

test('Scenario: a player has won more than was lost: nothing of the loss limit is used', async () => {
  expect(await shows({ ...limit, kind: 'loss', used: -250, left: 1250 })).toContain(
    '24 saatlik₺1.000,00DeğiştirSon 24 saat: ₺0,00 kullanıldı, ₺1.250,00 kaldı.',
  )
})

test('Scenario: in Britain a deposit limit of a day is that of the calendar', async () => {
  expect(await shows({ ...limit, endsAt: '2026-01-05T00:00:00.000Z' })).toMatch(/^Günlük/)
  expect(screen.getByRole('link', { name: 'Değiştir: Günlük para yatırma limiti' })).toBeDefined()
})
