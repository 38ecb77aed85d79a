import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { session } from '#charts/flows/given.ts'
import { pausedPlay, runningPlay } from '#charts/flows/play.given.ts'
import { limit } from '#charts/flows/protection.given.ts'
import type { KnownBreak } from '#contract/auth.ts'
import { realityCheckMachine, type RealityCheckEvent } from '#machines/reality-check/reality-check.machine.ts'
import { Usage } from '#src/flows/limits/usage.tsx'
import { RealityCheck } from '#src/flows/reality-check/reality-check.view.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { OnABreak } from '#src/flows/time-out/on-a-break.tsx'
import { WhatItMeans } from '#src/flows/time-out/what-it-means.tsx'
import { siteStand } from '#tests/machines/site-stand.ts'
import { renderAt } from './in-router.tsx'
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

const shownCard = (running: KnownBreak, signIn: boolean) => {
  const { actor } = siteStand(session)
  return renderAt(
    '/',
    <SiteContext value={actor}>
      <OnABreak running={running} signIn={signIn} />
    </SiteContext>,
  )
}

test('Scenario: an excluded player who cannot sign in reads how the money comes, and no link that needs a session', async () => {
  await shownCard({ kind: 'exclusion', until: null }, false)
  expect(screen.queryByText('Giriş yapılamaz. Paranızı çekmek için bize yazın.')).not.toBeNull()
  expect(screen.queryByText('Süre sınırı yok.')).not.toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('Scenario: the end of an exclusion is past: the player reads that play stays closed until the lift', async () => {
  await shownCard({ kind: 'exclusion', until: '2026-01-05T10:00:00.000Z' }, true)
  expect(screen.queryByText(/Uzak kalma süreniz doldu \(.+\); siz isteyip onaylayana kadar/)).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Para Çek' })).not.toBeNull()
})

test.each([
  ['before the pause nothing', runningPlay, null],
  [
    'in it from when a round may begin',
    pausedPlay,
    /1 Oca 2026 16:05 itibarıyla yeni tura başlayabilirsiniz/,
  ],
])('Scenario: the summary of the play says %s', async (_, play, said) => {
  const nothing = fromCallback<RealityCheckEvent>(() => undefined)
  const check = createActor(realityCheckMachine.provide({ actors: { 'watch the play': nothing } })).start()
  check.send({ type: 'play.told', play })
  check.send({ type: 'look' })
  const { container } = await renderInTurkish(<RealityCheck check={check} open={false} />)
  if (said === null) expect(container.textContent).not.toContain('en uzun süre')
  else expect(container.textContent).toMatch(said)
  check.stop()
})
