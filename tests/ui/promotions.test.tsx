import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Promotion } from '#contract/cms.ts'
import { Promotions } from '#src/flows/promotion/promotions.page.tsx'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

async function shown(promotions: readonly Promotion[] | null) {
  await renderAt('/promotions', <Promotions promotions={promotions} />)
  await screen.findByRole('heading', { level: 1, name: 'Promosyonlar' })
}

test('Scenario: a house without a promotion says so, and leads to the games', async () => {
  await shown([])
  expect(screen.getByText('Şu anda bir promosyon yok. Yenileri başladığında burada görünür.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Oyunlara göz at' }).getAttribute('href')).toBe('/casino/slot')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('Scenario: promotions that did not come are not called none', async () => {
  await shown(null)
  expect(screen.getByRole('alert').textContent).toContain('Promosyonlar yüklenemedi')
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeTruthy()
  expect(screen.queryByText(/Şu anda bir promosyon yok/)).toBeNull()
})

test('Scenario: each promotion leads to its own address', async () => {
  const offer = { description: '<p>Koşullar</p>', images: [] }
  await shown([
    { ...offer, id: 2, title: 'Hoş geldin' },
    { ...offer, id: 7, title: 'Hafta sonu' },
  ])
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/', '/promotions?promotion=2', '/promotions?promotion=7'])
})
