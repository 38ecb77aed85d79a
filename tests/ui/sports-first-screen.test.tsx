import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { siteMachine } from '#machines/site/site.machine.ts'
import type { Settings } from '#machines/start-up/start-up.machine.ts'
import { SiteContext } from '#src/flows/site/site.ts'
import { SportsPage } from '#src/flows/sportsbook/sports.page.tsx'
import { activate } from '#src/words/lingui.ts'

const closed = 'Spor bahisleri şu anda açık değil'
const coming = 'Spor bahisleri yükleniyor'

/** As the server renders it. */
async function drawnWith(settings: Settings | null): Promise<Document> {
  await activate('tr')
  const site = createActor(siteMachine, {
    input: { session: null, language: 'tr', reloads: 0, screen: 'phone', production: false, settings },
  })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <I18nProvider i18n={i18n}>
        <SiteContext value={site}>
          <SportsPage title="Spor" book="betsy" part="sports" />
        </SiteContext>
      </I18nProvider>
    </RouterContextProvider>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

test('Scenario: without a sportsbook the document says so to visitors, and lets a player wait for the session', async () => {
  const page = await drawnWith({})
  expect(page.querySelector('.for-visitors')?.textContent).toContain(closed)
  expect([...page.querySelectorAll('.for-players')].at(-1)?.innerHTML).toContain(coming)
})

test.each([null, { betsyurl: 'https://book.example/sport' }])(
  'Scenario: with the settings %j the document holds the place of the frame',
  async (settings) => {
    const page = await drawnWith(settings)
    expect(page.body.innerHTML).toContain(coming)
    expect(page.body.innerHTML).not.toContain(closed)
    expect(page.querySelector('iframe')).toBeNull()
  },
)
