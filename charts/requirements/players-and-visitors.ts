import type { Requirement } from './requirement.ts'

/** Sections 1 and 6. */
export const playersAndVisitors: readonly Requirement[] = [
  {
    number: '1.1',
    says: {
      tr: 'Ziyaretçi üye olabilir, giriş yapabilir ve unuttuğu şifreyi yenileyebilir.',
      en: 'A visitor can sign up, log in and recover a forgotten password.',
    },
    states: { registration: ['registering'], login: ['logged in'], recovery: ['done'] },
  },
  {
    number: '1.2',
    says: {
      tr: 'Üyenin bakiyesi, para yatırma ve çekme işlemleri vardır.',
      en: 'A player has a balance, deposits and withdrawals.',
    },
    states: { balance: ['question.watching'], payment: ['paid', 'withdrawn'] },
  },
  {
    number: '1.3',
    says: {
      tr: 'Üyenin bonus talepleri, promosyonları, bildirimleri ve favori oyunları vardır.',
      en: 'A player has bonus claims, promotions, notifications and favourite games.',
    },
    states: {
      'claim bonus': ['claimed'],
      promotion: ['shown'],
      notifications: ['list.loaded'],
      favourites: ['loaded'],
    },
  },
  {
    number: '1.4',
    says: {
      tr: 'Üyenin arama talebi formu, telefon doğrulaması ve hesap sayfaları vardır.',
      en: 'A player has a call request form, a phone verification and account pages.',
    },
    states: {
      'call request': ['saved'],
      'phone verification': ['verified'],
      history: ['showing.list'],
      'change password': ['changed'],
      'session history': ['list.loaded'],
    },
  },
  {
    number: '1.5',
    says: {
      tr: 'Yalnızca iki durum vardır: ziyaretçi ve giriş yapmış üye.',
      en: 'Only two states exist: visitor and logged-in player.',
    },
    states: { site: ['session.visitor', 'session.player'] },
  },
  {
    number: '6.1',
    says: {
      tr: 'Ziyaretçi giriş ve üyelik düğmelerini görür, üye olabilir ve şifresini yenileyebilir.',
      en: 'A visitor sees Login and Sign Up, can register and recover a password.',
    },
    states: { site: ['dialog.login', 'dialog.registration', 'dialog.recovery'] },
  },
  {
    number: '6.2',
    says: {
      tr: 'Üye profil, bildirim, para yatırma, para çekme, favori ve oyunlara ulaşır.',
      en: 'A player has the profile, notifications, deposit, withdraw, favourites and games.',
    },
    states: {
      site: [
        'menus.profile panel.open',
        'menus.notifications panel.open',
        'dialog.deposit',
        'dialog.withdraw',
        'game.open',
        'game page.playing',
      ],
      favourite: ['favourite'],
    },
  },
  {
    number: '6.3',
    says: {
      tr: 'Menüdeki arama talebi yalnızca üyeler içindir.',
      en: 'The menu entry of the call request is for players only.',
    },
    states: { site: ['dialog.call request'] },
    beside: { by: 'src/flows/site/site-panels.tsx', heldBy: 'tests/e2e/panels.e2e.ts' },
  },
]
