import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { session } from '#charts/flows/given.ts'
import { limit, standingWith } from '#charts/flows/protection.given.ts'
import type { Limit } from '#contract/protection.ts'
import { KindOfLimit } from '#src/flows/limits/kind-of-limit.tsx'
import { LimitReached } from '#src/flows/payment/limit-reached.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { siteStand } from '#tests/machines/site-stand.ts'
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

test('Scenario: a player has withdrawn more than was paid in: a refused deposit says that nothing of the limit is used', async () => {
  const reached = { ...limit, kind: 'net deposit', limit: 1_000, used: -250 } as const
  await renderAt(
    '/',
    <SiteContext value={siteStand(session).actor}>
      <LimitReached reached={reached} />
    </SiteContext>,
  )
  expect(screen.getByText(/kullanılan:/).textContent).toBe('Limitiniz: ₺1.000,00, kullanılan: ₺0,00')
})
