import { act, cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Contacts } from '#src/flows/footer/contacts.tsx'
import { Socials } from '#src/flows/footer/socials.tsx'
import { HeaderShortcuts } from '#src/flows/link/header-shortcuts.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { siteStand } from '#tests/machines/site-stand.ts'
import { renderInTurkish } from './in-turkish.tsx'

/** Section 9: link behaviour, in milliseconds. */
const linkWait = 1_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const linksOf = (place = screen.queryByRole('list')) =>
  (place ? within(place).queryAllByRole('link') : screen.queryAllByRole('link')).map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
    link.getAttribute('target'),
  ])

const shown = (name: string) => linksOf(screen.getByRole('list', { name }))

/** The settings of the operator have come with start-up. */
async function open(settings: Record<string, string>, children: ReactNode): Promise<void> {
  const site = siteStand(null)
  await site.starts(0, settings)
  await renderInTurkish(<SiteContext value={site.actor}>{children}</SiteContext>)
}

const at = (name: string) => `https://${name}.example/lale`

// @holds 2.14
test('Scenario: the header offers the messaging apps and the live TV that the settings name', async () => {
  await open(
    { telegram: at('telegram'), whatsapp: at('whatsapp'), livetv: at('tv'), livetvtarget: 'blank' },
    <HeaderShortcuts />,
  )
  await passes(linkWait - 1)
  expect(linksOf()).toEqual([])
  await passes(1)
  expect(linksOf()).toEqual([
    ['Telegram’dan yazın', at('telegram'), null],
    ['WhatsApp’tan yazın', at('whatsapp'), null],
    ['Canlı TV', at('tv'), '_blank'],
  ])
})

// @holds 2.101
test('Scenario: the footer offers every contact and every social link that the settings name, a second after it is shown', async () => {
  const contacts = ['telegramcontact1', 'telegramcontact2', ...[1, 2, 3, 4].map((n) => `whatsappcontact${n}`)]
  const socials = ['facebook', 'twitter', 'instagram', 'youtube', 'whatsapp', 'telegram', 'telegrambot']
  await open(
    Object.fromEntries([...contacts, ...socials].map((key) => [key, at(key)])),
    <>
      <Contacts />
      <Socials />
    </>,
  )
  await passes(linkWait - 1)
  expect([shown('Hızlı iletişim'), shown('Sosyal medya')]).toEqual([[], []])
  await passes(1)
  expect(shown('Hızlı iletişim')).toEqual([
    ['Telegram 1', at('telegramcontact1'), null],
    ['Telegram 2', at('telegramcontact2'), null],
    ['WhatsApp 1', at('whatsappcontact1'), null],
    ['WhatsApp 2', at('whatsappcontact2'), null],
    ['WhatsApp 3', at('whatsappcontact3'), null],
    ['WhatsApp 4', at('whatsappcontact4'), null],
  ])
  expect(shown('Sosyal medya').map(([name]) => name)).toEqual([
    'Facebook',
    'Twitter',
    'Instagram',
    'YouTube',
    'WhatsApp',
    'Telegram',
    'Telegram botu',
  ])
})

test('Scenario: what the settings do not name, or name wrongly, is not offered', async () => {
  await open(
    { facebook: '', instagram: 'javascript:alert(1)' },
    <>
      <HeaderShortcuts />
      <Contacts />
      <Socials />
    </>,
  )
  await passes(linkWait)
  expect(screen.queryByRole('list')).toBeNull()
  expect(linksOf()).toEqual([])
})
