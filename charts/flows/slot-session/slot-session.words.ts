import { heldBackSent } from '../../words/answers.ts'
import { pagesHeldBack } from '../../words/frames.ts'
import type { AnswerWay, FlowWords, Said } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { address, heldBackFromNowOn, home } from '../../words/ways-in.ts'
import { noSlotSession, slotSessionRuns } from './slot-session.world.ts'

const launches = '/api/casino/dtlaunchurl'
const begins = '/api/protection/beginslotsession'
const looks = '/api/protection/slotsession'

const signedUpFromSpain: Said = {
  tr: 'Üst bölümdeki “Üye Ol” düğmesine basın, formu kendi verilerinizle ve “İspanya” ülkesiyle doldurun, “Üye Ol” düğmesine basın ve “Üyeliğiniz oluşturuldu. Hoş geldiniz.” mesajını bekleyin',
  en: 'Press “Sign Up” in the header, fill in the form with data of your own and the country “Spain”, press “Sign Up” and wait for the message “Your account is ready. Welcome.”',
}

/** Of the launch, in the words of the server. */
const refusal: Said = {
  tr: 'Slot oynamadan önce süreyi ve en yüksek kayıp tutarını siz belirlersiniz; oturum bitene kadar ikisi de artırılamaz. Biri dolduğunda yeni bahis alınmaz, başlamış tur tamamlanır.',
  en: 'Before you play slots you set the time and the maximum loss; neither can be raised before the session ends. When one is used up no new bet is taken, and a round that has begun comes to its end.',
}

const waits = (asks: string): Said => ({
  tr: `“En yüksek kayıp tutarı” alanı kilitlidir; “Oturumu başlat” düğmesinde bekleme simgesi görünür; ağ panelinde yanıt bekleyen tek bir “${asks}” isteği vardır.`,
  en: `The field “Maximum loss” is locked; the button “Start the session” shows that it is waiting; in the network panel one request “${asks}” waits for its answer, and no second one.`,
})

/** The real server has no session: it was not asked. */
const answeredWith = (asks: string, of: Readonly<Record<string, unknown>>): AnswerWay => ({
  of,
  ...heldBackSent(asks, JSON.stringify({ success: true, message: '', data: of })),
})

export const slotSession: FlowWords = {
  title: { tr: 'Slot oturumu', en: 'Slots session' },
  purpose: {
    tr: 'Yasanın istediği yerde oyuncu, bir slot başlamadan önce oturumun süresini ve en yüksek kayıp tutarını belirler.',
    en: 'Where the law wants it, a player sets the time and the money of a session before a slot starts.',
  },
  starts: {
    'a player whose law wants a session of slots': {
      tr: 'Bir slot oyununu açmış, İspanya’dan bir oyuncu',
      en: 'A player from Spain who has opened a slot',
      isNewcomer: true,
      way: [
        home,
        signedUpFromSpain,
        pagesHeldBack,
        heldBackFromNowOn(launches, begins, looks),
        address('/casino/slot?provider=Karanfil Oyun'),
        { tr: 'Listedeki ilk oyuna basın', en: 'Press the first game of the list' },
        {
          tr: `Bekletilen “${launches}” yanıtını gönderin ve “${refusal.tr}” mesajını bekleyin`,
          en: `Send the answer to “${launches}” that was held back and wait for the message “${refusal.en}”`,
        },
      ],
    },
  },
  states: {
    'filling in': {
      name: { tr: 'Belirleniyor', en: 'Filling in' },
      seen: {
        tr: '“Slot oturumunuz” başlığı görünür; “En yüksek kayıp tutarı” alanı doldurulabilir.',
        en: 'The heading “Your slots session” is there; the field “Maximum loss” can be filled in.',
      },
    },
    beginning: { name: { tr: 'Başlatılıyor', en: 'Beginning' }, seen: waits(begins) },
    'finding out': { name: { tr: 'Oturum soruluyor', en: 'Finding out' }, seen: waits(looks) },
    begun: {
      name: { tr: 'Başladı', en: 'Begun' },
      seen: {
        tr: 'Sayfada “Slot oturumunuz” yazmaz.',
        en: 'The page does not say “Your slots session”.',
      },
    },
  },
  intents: {
    'begin the session': {
      tr: 'Formu doldurun ve “Oturumu başlat” düğmesine basın',
      en: 'Fill in the form and press “Start the session”',
    },
  },
  facts: {},
  actors: {
    'begin the session': {
      tr: 'oturumun başlatılması',
      en: 'the beginning of the session',
      asks: begins,
      isHeldBack: true,
    },
    'look for a session': {
      tr: 'süren bir oturumun sorulması',
      en: 'the question whether a session runs',
      asks: looks,
      isHeldBack: true,
      hows: [noSlotSession, slotSessionRuns].map((of) => answeredWith(looks, of)),
    },
  },
  delays: {},
  guards: {
    'a session runs': {
      tr: 'bir oturum sürüyor',
      en: 'a session runs',
      otherwise: { tr: 'süren bir oturum yok', en: 'no session runs' },
    },
  },
  effects: {
    'show why it did not begin': failureToast,
    'launch the game': { tr: '“Oyun açılıyor…” yazar.', en: 'It says “Opening the game…”.' },
  },
  data: {
    minutes: { name: { tr: 'Süre', en: 'Length' }, values: { 15: { tr: '15 dk', en: '15 min' } } },
    amount: { name: { tr: 'En yüksek kayıp tutarı', en: 'Maximum loss' } },
    until: { isLeftOut: true },
    left: { isLeftOut: true },
  },
}
