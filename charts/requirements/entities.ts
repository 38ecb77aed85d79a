import type { Requirement } from './requirement.ts'

/** Section 3. */
export const entities: readonly Requirement[] = [
  {
    number: '3.1',
    says: {
      tr: 'Oturum bilgileri tarayıcıda saklanır; saklı oturum varsa üye giriş yapmış sayılır.',
      en: 'The session is kept in the browser; a player is logged in while it is there.',
    },
    states: { site: ['session.player'] },
    beside: { by: 'src/session/session.ts', heldBy: 'tests/ui/stored-session.test.ts' },
  },
  {
    number: '3.2',
    says: {
      tr: 'Giriş, kullanıcı adı ve şifreyle istenir.',
      en: 'A login has a username and a password.',
    },
    states: { login: ['logging in'] },
  },
  {
    number: '3.3',
    says: {
      tr: 'Üyelik formunun alanları, para birimi ve deneme bonusu seçimi sunucuya gider; doğum tarihi yıl-ay-gün biçimindedir.',
      en: 'A registration has its fields, the currency and the wish for the trial bonus; the birth date is year-month-day.',
    },
    states: { registration: ['registering'] },
    beside: { by: 'contract/auth.ts', heldBy: 'tests/contract/fields.test.ts' },
  },
  {
    number: '3.4',
    says: {
      tr: 'Ülkenin numarası ve adı vardır; varsayılan ülke 235’tir.',
      en: 'A country has an id and a name; the default is 235.',
    },
    states: { registration: ['laying out the countries'] },
  },
  {
    number: '3.5',
    says: {
      tr: 'Telefon doğrulamasının adımı, telefonu ve kodu vardır.',
      en: 'A phone validation has a step, a phone and a code.',
    },
    states: {
      'phone verification': [
        'sending the code',
        'sending to another number',
        'asking for the code.code.verifying',
      ],
    },
  },
  {
    number: '3.6',
    says: {
      tr: 'Arama talebinin telefonu ve iletisi vardır.',
      en: 'A call request has a phone and a message.',
    },
    states: { 'call request': ['saving'] },
  },
  {
    number: '3.7',
    says: {
      tr: 'Bildirimin türü, başlığı, notu, zamanı ve okundu bilgisi vardır; her türün simgesi vardır.',
      en: 'A notification has a type, title, note, time and whether it was read; each type has its icon.',
    },
    states: { notifications: ['list.loaded'] },
    beside: { by: 'contract/notification.ts', heldBy: 'tests/ui/notification-type.test.ts' },
  },
  {
    number: '3.8',
    says: {
      tr: 'Oyunun kodu, adı ve sağlayıcısı vardır; favori listesi oyun kodlarıdır.',
      en: 'A game has a code, a name and its provider; the list of favourites holds codes.',
    },
    states: { lobby: ['games.browsing'], favourites: ['loaded'] },
    beside: { by: 'contract/casino.ts', heldBy: 'tests/contract/casino.test.ts' },
  },
  {
    number: '3.9',
    says: {
      tr: 'Oyun kategorisinin numarası, adı, adres listesi ve oyunları vardır.',
      en: 'A casino category has an id, a name, its slugs and its games.',
    },
    states: { 'start-up': ['loading.casino categories.loaded'], lobby: ['choices.shown'] },
  },
  {
    number: '3.10',
    says: {
      tr: 'Site ayarları, diller, çeviriler ve alan adları sunucudan gelir.',
      en: 'Site options, languages, translations and domains come from the server.',
    },
    states: {
      'start-up': ['loading.language.loaded', 'loading.site settings.loaded', 'loading.domains.loaded'],
    },
  },
  {
    number: '3.11',
    says: {
      tr: 'Afişin adresi, hedefi ve ekran genişliğine göre resimleri vardır.',
      en: 'A slide has a link, a target and pictures by the width of the screen.',
    },
    states: { carousel: ['slides.playing'] },
  },
  {
    number: '3.12',
    says: {
      tr: 'İçerik kategorisinin adı ve sayfalarının listesi vardır.',
      en: 'A content category has a name and a list of pages.',
    },
    states: {},
    beside: { by: 'src/flows/pages/content-categories.ts', heldBy: 'tests/e2e/footer.e2e.ts' },
  },
  {
    number: '3.13',
    says: {
      tr: 'Ödeme alanının anahtarı, maskesi, türü ve seçenekleri vardır; seçeneği olan alan açılır listedir.',
      en: 'A payment field has a key, a mask, a type and options; with options it is a dropdown.',
    },
    states: { payment: ['filling in'] },
    beside: { by: 'contract/payment-detail.ts', heldBy: 'tests/contract/payment-detail.test.ts' },
  },
  {
    number: '3.14',
    says: {
      tr: 'En çok kazananlar, açılış resmi, promosyon ve videonun alanları sunucudan gelir.',
      en: 'Top winners, the popup, promotions and the video have their fields from the server.',
    },
    states: {
      'top winners': ['list.shown'],
      popup: ['shown'],
      promotion: ['shown'],
      lobby: ['video.present'],
    },
  },
  {
    number: '3.15',
    says: {
      tr: 'Bildirim balonunun iletisi, türü, süresi ve kapatma düğmesi vardır.',
      en: 'A toast has a message, a type, a duration and a way to dismiss it.',
    },
    states: {},
    beside: { by: 'src/ui/toast.ts', heldBy: 'tests/ui/toast.test.tsx' },
  },
  {
    number: '3.16',
    says: {
      tr: 'İşlem türleri, durumları ve oyun sonuçları belirtilen numaraları taşır.',
      en: 'Kinds and statuses of transactions and of rounds have their numbers.',
    },
    states: { history: ['showing.list'] },
    beside: { by: 'contract/round.ts', heldBy: 'tests/contract/round.test.ts' },
  },
  {
    number: '3.17',
    says: {
      tr: 'Sunucunun her yanıtında success, message ve data vardır.',
      en: 'Every reply of the server has success, message and data.',
    },
    states: {},
    beside: { by: 'contract/call.ts', heldBy: 'tests/server/envelope.test.ts' },
  },
]
