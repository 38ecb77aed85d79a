import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { BottomBar } from '#src/shell/bottom-bar.tsx'
import { Header, type HeaderProps } from '#src/shell/header.tsx'
import SideMenu from '#src/shell/side-menu.tsx'
import { SloganPanel } from '#src/shell/slogan-panel.tsx'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

function recording<Name extends string>(...names: Name[]) {
  const pressed: string[] = []
  const does = {} as Record<Name, () => void>
  for (const name of names) does[name] = () => pressed.push(name)
  return { pressed, does }
}

const headerDoes = () =>
  recording(
    'onLanguage',
    'onMenuOpen',
    'onMenuClose',
    'onMovements',
    'onNotifications',
    'onLogout',
    'onDeposit',
    'onWithdraw',
    'onSideMenu',
    'onUser',
    'onLogin',
    'onRegister',
  )

const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function header(player?: HeaderProps['player'], isSigningOut = false) {
  const { pressed, does } = headerDoes()
  const standing = { locale: 'tr', unread: 2, counted: true, menuOpen: false }
  await renderAt('/', <Header {...standing} {...does} player={player} isSigningOut={isSigningOut} />)
  return pressed
}

async function sideMenu(loggedIn: boolean) {
  const { pressed, does } = recording('onChoose', 'onCallRequest', 'onLanguage')
  await renderAt('/casino/slot', <SideMenu {...does} loggedIn={loggedIn} locale="tr" />)
  return pressed
}

describe('The header', () => {
  // @holds 2.1 2.15 2.16 2.21
  test('Scenario: a visitor finds the logo, the shortcuts, the way in and up, the language and all products', async () => {
    const pressed = await header()
    expect(screen.getByRole('link', { name: 'Ana sayfa' }).getAttribute('href')).toBe('/')
    expect(hrefs(screen.getByRole('navigation', { name: 'Öne çıkanlar' }))).toEqual([
      ['Spor', '/spor'],
      ['Bonus Talep', '/dashboard/claim-bonus'],
      ['Promosyonlar', '/promotions'],
    ])
    expect(hrefs(screen.getByRole('navigation', { name: 'Ana menü' }))).toEqual([
      ['Spor', '/spor'],
      ['Canlı Bahis', '/livespor'],
      ['E-Spor', '/esports'],
      ['Casino', '/casino/slot'],
      ['Canlı Casino', '/casino/live'],
      ['Aviator', '/casino/aviator'],
      ['TV Oyunları', '/casino/tvbets'],
      ['Sanal Oyunlar', '/casino/games'],
      ['Bingo', '/casino/bingo'],
    ])
    for (const name of ['Giriş Yap', 'Üye Ol', 'Menüyü aç', 'Giriş yap']) press(name)
    fireEvent.change(screen.getByLabelText('Dil seçin'), { target: { value: 'en' } })
    expect(pressed).toEqual(['onLogin', 'onRegister', 'onSideMenu', 'onUser', 'onLanguage'])
    expect(screen.queryByRole('link', { name: 'Genel bakış' })).toBeNull()
  })

  // @holds 2.20
  test('Scenario: while the server ends a session nobody can sign in or up', async () => {
    await header(undefined, true)
    for (const name of ['Giriş Yap', 'Üye Ol'])
      expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true)
  })

  test('Scenario: a player finds name and code, the balance beside the deposit, the bell and the way to the account', async () => {
    const pressed = await header({
      username: 'gulsah17',
      usercode: '10000042',
      standing: { balance: 1_250.5, withdrawable: 1_000.5 },
    })
    expect(await screen.findByRole('button', { name: /gulsah17.*10000042/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Genel bakış' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByText('₺1.250,50')).toBeTruthy()
    const balance = screen.getByRole('button', { name: /^Bakiye hareketleri/ })
    expect(balance.textContent).toBe('₺1.250,50Çekilebilir: ₺1.000,50')
    expect(balance.getAttribute('aria-label')).toBe('Bakiye hareketleri, ₺1.250,50, çekilebilir ₺1.000,50')
    for (const name of ['Para Yatır', 'Bildirimler, 2 okunmamış', 'Profil']) press(name)
    expect(pressed).toEqual(['onDeposit', 'onNotifications', 'onUser'])
    expect(screen.queryByRole('button', { name: 'Giriş Yap' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Üye Ol' })).toBeNull()
  })
})

describe('The side menu', () => {
  // @holds 2.28
  test('Scenario: every card has a picture and a title, and closes the menu on its way', async () => {
    const pressed = await sideMenu(false)
    const cards = within(screen.getByRole('navigation', { name: 'Yan menü' })).getAllByRole('link')
    for (const card of cards) {
      expect(card.querySelector('svg'), card.textContent).not.toBeNull()
      expect(card.textContent).not.toBe('')
      fireEvent.click(card)
    }
    expect(pressed).toEqual(cards.map(() => 'onChoose'))
    expect(screen.queryByRole('button', { name: 'Beni Arayın' })).toBeNull()
  })

  // @holds 2.31
  test('Scenario: the card of the call request is a player’s, and opens the form; below stands the language that is spoken', async () => {
    const pressed = await sideMenu(true)
    press('Beni Arayın')
    expect(pressed).toEqual(['onChoose', 'onCallRequest'])
    const language = screen.getByLabelText<HTMLSelectElement>('Dil seçin')
    expect(language.value).toBe('tr')
    expect(language.options[0]?.text).toBe('Dil seçin')
    fireEvent.change(language, { target: { value: 'en' } })
    expect(pressed.at(-1)).toBe('onLanguage')
  })
})

// @holds 2.37b 2.39
test('Scenario: whatever is chosen in the bottom bar closes the profile panel, and only two of it are no links', async () => {
  const { pressed, does } = recording('onChoose', 'onDeposit', 'onSupport')
  await renderAt('/', <BottomBar {...does} />)
  const bar = screen.getByRole('navigation', { name: 'Alt menü' })
  expect(hrefs(bar)).toEqual([
    ['Casino', '/casino/slot'],
    ['Spor', '/spor'],
    ['C. Casino', '/casino/live'],
  ])
  for (const item of [...within(bar).getAllByRole('button'), ...within(bar).getAllByRole('link')])
    fireEvent.click(item)
  expect(pressed).toEqual([
    'onChoose',
    'onDeposit',
    'onChoose',
    'onSupport',
    'onChoose',
    'onChoose',
    'onChoose',
  ])
})

// @holds 2.58
test('Scenario: beside the sign-up form stand the logo and a slogan about a safe address', async () => {
  await renderAt('/', <SloganPanel />)
  expect(screen.getByText('Güvenli bahis adresiniz')).toBeTruthy()
  expect(screen.getByText('Lale')).toBeTruthy()
})
