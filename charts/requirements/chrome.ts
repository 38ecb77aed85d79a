import type { Requirement } from './requirement.ts'

/** Section 4: the chrome. */
export const chrome: readonly Requirement[] = [
  {
    number: '4.36',
    says: {
      tr: 'Üst bildirim okununca bu, tarayıcıda saklanır.',
      en: 'That the top notification was read is kept in the browser.',
    },
    states: { 'top bar': ['collapsing', 'read'] },
  },
  {
    number: '4.37',
    says: {
      tr: 'Şerit kapanır ve 500 ms sonra yerini bırakır.',
      en: 'The bar collapses and gives its room back after 500 ms.',
    },
    states: { 'top bar': ['collapsing'] },
  },
  {
    number: '4.38',
    says: {
      tr: 'Daha önce okunduysa şerit hiç gösterilmez.',
      en: 'A bar that was read before is not shown.',
    },
    states: { 'top bar': ['read'] },
  },
  {
    number: '4.39',
    says: {
      tr: 'Canlı destek düğmesi sohbeti açar ve kapatır.',
      en: 'The button of the live chat opens and closes it.',
    },
    states: { 'live chat': ['offered', 'open'], site: ['chat.offered'] },
  },
  {
    number: '4.40',
    says: {
      tr: 'Yan menü, profil paneli, açılır menü ve giriş, kayıt, yenileme pencereleri ya açık ya kapalıdır.',
      en: 'The side menu, the profile panel, the dropdown and the dialogs of login, registration and recovery are open or closed.',
    },
    states: {
      site: [
        'menus.side menu',
        'menus.profile panel',
        'menus.dropdown',
        'dialog.none',
        'dialog.login',
        'dialog.register',
        'dialog.recovery',
      ],
    },
  },
  {
    number: '4.41',
    says: {
      tr: 'Sayfa değişince yan menü ve profil paneli kapanır.',
      en: 'A navigation closes the side menu and the profile panel.',
    },
    states: {
      site: ['menus.side menu.closed', 'menus.profile panel.restoring', 'menus.profile panel.closed'],
    },
    when: { site: ['navigation.arrived'] },
  },
  {
    number: '4.42',
    says: {
      tr: 'Bakiye değişince gösterilen bakiye yenilenir.',
      en: 'The balance that is shown is renewed when it changes.',
    },
    states: { balance: ['question.refreshing', 'question.watching'], movements: ['loading', 'list'] },
  },
  {
    number: '4.43',
    says: {
      tr: 'Ayarı varsa 1 saniye sonra bağlantı eklenir.',
      en: 'Where a setting names a place, a link is added after 1 s.',
    },
    states: { link: ['waiting', 'linked', 'plain'] },
  },
  {
    number: '4.44',
    says: {
      tr: 'Afişler üç yer tutucuyla başlar.',
      en: 'The banner begins with three placeholders.',
    },
    states: { carousel: ['loading'] },
  },
  {
    number: '4.45',
    says: {
      tr: 'Etkin afiş değişince onun görselleri yüklenir ve yer tutucuların yerine geçer.',
      en: 'When another slider is active its slides are loaded and take the place of the placeholders.',
    },
    states: { carousel: ['loading', 'playing.beginning'] },
  },
  {
    number: '4.46',
    says: {
      tr: 'Afişler yüklendikten sonra kendiliğinden ilerler.',
      en: 'Once they are there they move by themselves.',
    },
    states: { carousel: ['playing.moving'] },
  },
  {
    number: '4.47',
    says: {
      tr: 'Altbilgi kategorileri başlangıçta bir kez yükler.',
      en: 'The footer loads its categories once, at the start.',
    },
    states: {},
    beside: { by: 'src/flows/pages/content-categories.ts', heldBy: 'tests/e2e/footer.e2e.ts' },
  },
  {
    number: '4.48',
    says: {
      tr: 'Kısa ileti oluşur, görünür, kapanır ve kalkar.',
      en: 'A toast is created, visible, closing and removed.',
    },
    states: {},
    beside: { by: 'src/ui/toast-list.tsx', heldBy: 'tests/e2e/figures.e2e.ts' },
  },
]
