import type { OwnRequirement } from '../../words/said.ts'

export const requirements: readonly OwnRequirement[] = [
  {
    number: '4.4',
    says: {
      tr: 'Çıkış, saklanan her şeyi siler ve ana sayfaya götürür.',
      en: 'A logout clears all that is stored and leads home.',
    },
    states: ['session.signing out', 'session.leaving'],
  },
  {
    number: '4.5',
    says: {
      tr: 'Çıkıştan 300 ms sonra sayfa yeniden yüklenir.',
      en: 'The page reloads 300 ms after a logout.',
    },
    states: ['session.leaving'],
  },
  {
    number: '4.27',
    says: {
      tr: 'Giriş yapmamış biri oyun açınca giriş penceresi gelir.',
      en: 'A game that a visitor opens leads to the login.',
    },
    states: ['dialog.login'],
    when: ['play'],
  },
  {
    number: '4.28',
    says: {
      tr: 'Üyeye oyun telefonda sayfanın üstünde, masaüstünde kendi sayfasında açılır.',
      en: 'For a player it opens over the page of a phone, and on a page of its own on a desktop.',
    },
    states: ['game.open', 'game.none', 'game page.playing'],
    when: ['play', 'game page.opened'],
  },
  {
    number: '4.40',
    says: {
      tr: 'Yan menü, profil paneli, açılır menü ve giriş, kayıt, yenileme pencereleri ya açık ya kapalıdır.',
      en: 'The side menu, the profile panel, the dropdown and the dialogs of login, registration and recovery are open or closed.',
    },
    states: [
      'menus.side menu',
      'menus.profile panel',
      'menus.dropdown',
      'dialog.none',
      'dialog.login',
      'dialog.registration',
      'dialog.recovery',
    ],
  },
  {
    number: '4.41',
    says: {
      tr: 'Sayfa değişince yan menü ve profil paneli kapanır.',
      en: 'A navigation closes the side menu and the profile panel.',
    },
    states: ['menus.side menu.closed', 'menus.profile panel.restoring', 'menus.profile panel.closed'],
    when: ['navigation.arrived'],
  },
  {
    number: '8.1',
    says: {
      tr: 'Herhangi bir yanıtta 401, oturumu kapatır ve nedenini söyler.',
      en: 'A 401 on any answer ends the session and says why.',
    },
    states: ['session.visitor'],
    when: ['session.expired'],
    beside: { by: 'src/http/call.ts', heldBy: 'tests/ui/call.test.ts' },
  },
]
