import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { limit } from '#charts/flows/protection.given.ts'
import { Usage } from '#src/flows/limits/usage.tsx'
import { WhatItMeans } from '#src/flows/time-out/what-it-means.tsx'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

test('Scenario: where the law fixes the periods, the player reads when the running one ends', async () => {
  await renderInTurkish(<Usage limit={{ ...limit, endsAt: '2026-08-31T23:00:00.000Z' }} />)
  expect(screen.getByText(/kaldı\. Dönem/).textContent).toBe(
    '₺250,00 kullanıldı, ₺750,00 kaldı. Dönem 1 Eyl 2026 02:00 itibarıyla yenilenir.',
  )
})

test('Scenario: where an excluded player cannot sign in, the form says so, and promises no withdrawal', async () => {
  await renderInTurkish(<WhatItMeans signIn={false} />)
  expect(screen.queryByText(/giriş yapılamaz/)).not.toBeNull()
  expect(screen.queryByText(/Para çekme/)).toBeNull()
})
