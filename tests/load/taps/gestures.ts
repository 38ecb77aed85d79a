import type { Locator, Page } from '@playwright/test'
import type { Person } from '../first-screen/choice.ts'

/** One tap on a page where nothing else was done before. */
export interface Gesture {
  who: Person
  page: string
  on: (page: Page) => Locator
  /** Tapped before, in this order, and not measured. */
  after?: readonly ((page: Page) => Locator)[]
  /** Selector of the field that the tap opens. */
  field?: string
  /** Restores the page; by default it closes the open dialog. */
  undo?: (page: Page) => Promise<unknown>
}

type Find = (page: Page) => Locator

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const link =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
const inBar =
  (name: string): Find =>
  (page) =>
    page.getByRole('navigation', { name: 'Alt menü' }).getByText(name, { exact: true })
const inDialog =
  (name: string | RegExp): Find =>
  (page) =>
    page.locator('dialog:modal').last().getByRole('button', { name, exact: true })
const close = inDialog('Kapat')
const heart = button(/^Favori: /)
const dialogField = (name: string) => `dialog:modal [name="${name}"]`

const goBack = (page: Page) => page.goBack()
/** The same tap undoes itself. */
const stays = async () => undefined
const again = (find: Find) => (page: Page) => find(page).tap()

export async function closeDialog(page: Page): Promise<void> {
  await close(page).tap()
  await page.locator('html:not(.masked)').waitFor()
}

const visitor = { who: 'visitor', page: '/' } as const
const player = { who: 'player', page: '/' } as const
const lobby = { who: 'player', page: '/casino/slot' } as const
const account = { who: 'player', page: '/dashboard' } as const
const till = { who: 'player', page: '/dashboard/deposit' } as const

/** By the name for `--only`. */
export const gestures: Readonly<Record<string, Gesture>> = {
  login: { ...visitor, on: button('Giriş yap'), field: dialogField('username') },
  registration: { ...visitor, on: button('Üye Ol'), field: dialogField('username') },
  recovery: {
    ...visitor,
    after: [button('Giriş yap')],
    on: inDialog('Şifremi Unuttum'),
    field: dialogField('username'),
  },
  'close-dialog': { ...visitor, after: [button('Giriş yap')], on: close, undo: stays },
  menu: { ...visitor, on: button('Menüyü aç'), field: 'dialog:modal nav a' },
  'close-menu': { ...visitor, after: [button('Menüyü aç')], on: close, undo: stays },
  promotion: { ...visitor, page: '/promotions', on: link(/deneme bonusu/), field: 'dialog:modal button' },
  slide: { ...visitor, on: button('Sonraki slayt'), undo: stays },
  'heart-of-visitor': { ...visitor, on: heart, field: dialogField('username') },
  'to-casino': { ...visitor, on: inBar('Casino'), field: 'main input', undo: goBack },
  'to-sports': { ...visitor, page: '/pages/1', on: inBar('Spor'), undo: goBack },
  'profile-panel': { ...player, on: button('Profil'), field: 'dialog:modal nav a' },
  notifications: {
    ...player,
    after: [button('Profil')],
    on: inDialog(/^Bildirimler/),
    field: 'dialog:modal[aria-label="Bildirimler"] button',
  },
  movements: { ...player, on: button(/^Bakiye hareketleri/), field: 'dialog:modal button' },
  deposit: { ...player, on: inBar('Yatır'), field: 'main li button', undo: goBack },
  'to-casino-of-player': { ...player, on: inBar('Casino'), field: 'main input', undo: goBack },
  category: { ...lobby, on: button('Jackpot'), undo: again(button('Tüm Slotlar')) },
  heart: { ...lobby, on: heart, undo: stays },
  search: { ...lobby, on: (page) => page.getByRole('main').getByRole('searchbox'), undo: stays },
  game: {
    ...lobby,
    on: link(/^Citrus Sevens/),
    field: 'dialog:modal iframe',
    undo: again(button('Oyunu kapat')),
  },
  'call-request': { ...account, on: button('Beni Arayın'), field: dialogField('message') },
  'change-password': {
    ...account,
    on: link('Şifre Değiştir'),
    field: 'main [name="oldPassword"]',
    undo: goBack,
  },
  tab: { ...till, on: (page) => page.getByRole('tab', { name: 'Çek' }), undo: goBack },
  payment: { ...till, on: button(/^Havale/), field: dialogField('Amount') },
  withdraw: { ...till, page: '/dashboard/withdraw', on: button(/^Banka/), field: dialogField('Amount') },
  'claim-bonus': {
    ...player,
    page: '/dashboard/claim-bonus',
    on: button(/^Seç: İlk/),
    field: 'main [name="note"]',
    undo: (page) => page.reload(),
  },
}
