import { pageComes } from '../../words/frames.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { gameProviders, type GameRow } from '#contract/game-providers.ts'
import { failureToast } from '../../words/toasts.ts'
import { starts } from './game.starts.words.ts'

const inTheGame = (tr: string, en: string): Said => ({
  tr: `oyunun kendi sayfasında “${tr}” düğmesine basın`,
  en: `on the page of the game press “${en}”`,
})

const closing = Object.values<GameRow>(gameProviders).flatMap((row) =>
  row.closesWhenRefused ? [row.title] : [],
)
const oneOf = (language: 'tr' | 'en-GB') =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(closing)

export const game: FlowWords = {
  title: { tr: 'Oyun', en: 'Game' },
  purpose: {
    tr: 'Bir oyun açılır, kendi çerçevesinde oynanır, yeniden yüklenir ve oyuncu ya da oyunun kendisi isteyince kapanır.',
    en: 'A game is launched, played in its frame, loaded anew, and closed when the player or the game itself wants it.',
  },
  starts,
  states: {
    launching: { name: { tr: 'Açılıyor', en: 'Being launched' }, seen: null },
    'launching.asking for the address': {
      name: { tr: 'Adresi bekleniyor', en: 'Waiting for its address' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Oyun açılıyor…” yazar; oyunun resmi görünür; oyunun kendi sayfası ekranda değildir.',
        en: "It says “Opening the game…”, before the server has answered; the picture of the game is shown; the game's own page is not on the screen.",
      },
    },
    'launching.reloading': {
      name: { tr: 'Yeniden yükleniyor', en: 'Being reloaded' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Oyun yeniden yüklenecek. Lütfen bekleyin…” yazar; oyunun kendi sayfası ekranda değildir.',
        en: "It says “Game will be reloaded. Please wait...”, before the server has answered; the game's own page is not on the screen.",
      },
    },
    'in the frame': { name: { tr: 'Çerçevesinde', en: 'In its frame' }, seen: null },
    'in the frame.coming': {
      name: { tr: 'Sayfası geliyor', en: 'Its page is on its way' },
      seen: {
        tr: '“Oyun açılıyor…” yazar.',
        en: 'It says “Opening the game…”.',
      },
    },
    'in the frame.late': {
      name: { tr: 'Gecikiyor', en: 'Late' },
      seen: {
        tr: '“Oyunun açılması uzun sürüyor. Bekleyebilir ya da oyunu yeniden yükleyebilirsiniz.” yazar; bir mesajın altında ikinci bir “Oyunu yeniden yükle” düğmesi durur.',
        en: 'It says “The game is taking long to open. You can wait or reload the game.”; below a message stands a second button “Reload the game”.',
      },
    },
    'in the frame.playing': {
      name: { tr: 'Oynanıyor', en: 'Being played' },
      seen: {
        tr: 'Oyunun kendi sayfası ekrandadır, içinde “Oyunlara dön” düğmesi vardır; üstünde bir kalp ile “Para Yatır”, “Oyunu yeniden yükle” ve “Oyunu kapat” düğmeleri durur.',
        en: "The game's own page is on the screen, with a button “Back to the games” in it; above it stand a heart and the buttons “Deposit Money”, “Reload the game” and “Close the game”.",
      },
    },
    refused: {
      name: { tr: 'Açılamadı', en: 'Could not be opened' },
      seen: {
        tr: '“Oyun açılamadı” başlığı görünür; altında nedeni yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The heading “The game could not be opened” is there; the reason stands below; there is a button “Try again”.',
      },
    },
    interrupted: {
      name: { tr: 'Durdu', en: 'Stopped' },
      seen: {
        tr: '“Oyun durdu” başlığı görünür; “Oyun bir sorun bildirdi. Bahisleriniz ve bakiyeniz kayıtlı; oyunu yeniden açabilirsiniz.” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The heading “The game has stopped” is there; it says “The game reported a problem. Your bets and your balance are on record; you can open the game again.”; there is a button “Try again”.',
      },
    },
    leaving: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: {
        tr: 'Oyunun kendi sayfası ekranda değildir; “Oyunu kapat” düğmesi kalmaz; oyunlar listelenir.',
        en: "The game's own page is not on the screen; there is no button “Close the game” any more; the games are listed.",
      },
    },
  },
  intents: {
    reload: { tr: '“Oyunu yeniden yükle” düğmesine basın', en: 'Press “Reload the game”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    leave: { tr: '“Oyunu kapat” düğmesine basın', en: 'Press “Close the game”' },
  },
  facts: {
    'game.loaded': {
      tr: 'Oyunun kendi sayfası yüklenir',
      en: "The game's own page is loaded",
      how: pageComes,
    },
    'game.exit asked': {
      tr: 'Oyunun içindeki çıkış düğmesine basılır',
      en: 'The exit inside the game is pressed',
      how: inTheGame('Oyunlara dön', 'Back to the games'),
    },
    'game.reload asked': {
      tr: 'Oyunun kendisi yeniden yüklenmek ister',
      en: 'The game itself asks to be reloaded',
      how: inTheGame('Oyunu yeniden yükle', 'Reload the game'),
    },
    'game.deposit asked': {
      tr: 'Oyunun içindeki para yatırma düğmesine basılır',
      en: 'The deposit inside the game is pressed',
      how: inTheGame('Para yatır', 'Deposit'),
    },
    'game.failed': {
      tr: 'Oyun bir sorun bildirir',
      en: 'The game reports a problem',
      how: {
        tr: 'geliştirici araçlarının konsolunda oyunun çerçevesini seçin ve parent.postMessage({ sender: "game", type: "error" }, "*") yazıp Enter tuşuna basın',
        en: 'in the console of the developer tools choose the frame of the game, type parent.postMessage({ sender: "game", type: "error" }, "*") and press the enter key',
      },
    },
  },
  actors: {
    'ask for the address': {
      tr: 'oyunun açılması',
      en: 'the launch of the game',
      asks: '/api/casino/*launchurl',
    },
  },
  delays: {
    'launch wait': { tr: 'oyunun açılması için tanınan süre', en: 'the time that a game has to open' },
  },
  guards: {
    'a refusal closes it': {
      tr: `sağlayıcı ${oneOf('tr')}`,
      en: `the provider is ${oneOf('en-GB')}`,
      otherwise: { tr: `sağlayıcı ${oneOf('tr')} değil`, en: `the provider is not ${oneOf('en-GB')}` },
    },
  },
  effects: {
    'show the failure': failureToast,
    'open the deposit': {
      tr: '“Para Yatır” penceresi açıktır; altında oyun sürer.',
      en: 'The “Deposit Money” dialog is open; the game goes on below it.',
    },
  },
  requirements: [
    {
      number: '4.29',
      says: {
        tr: 'Oyunun adresi sağlayıcısına göre sorulur.',
        en: 'The address of a game is asked for as its provider wants it.',
      },
      states: ['launching.asking for the address'],
      beside: { by: 'src/flows/game/launch.ts', heldBy: 'tests/server/launch-payload.test.ts' },
    },
    {
      number: '4.30',
      says: {
        tr: 'Yeniden yükleme adresi siler, beklenmesi gerektiğini söyler ve adresi yeniden sorar.',
        en: 'A reload clears the address, says to wait, and asks for it again.',
      },
      states: ['launching.reloading'],
    },
    {
      number: '4.31',
      says: { tr: 'Oyunun çıkış iletisi oyunu kapatır.', en: 'A game that says that it ends is closed.' },
      states: ['in the frame', 'leaving'],
      when: ['game.exit asked'],
    },
    {
      number: '4.32',
      says: {
        tr: 'Sağlayıcının yeniden yükleme iletisi oyunu yeniden yükler.',
        en: "The provider's message to reload loads the game anew.",
      },
      states: ['in the frame', 'launching.reloading'],
      when: ['game.reload asked'],
    },
    {
      number: '8.5',
      says: {
        tr: 'EGT, Hub88 ve SoftGamings oyunu açılamazsa oyun penceresi de kapanır.',
        en: 'A game of EGT, Hub88 or SoftGamings that cannot be launched closes, too.',
      },
      states: ['leaving'],
      when: ['xstate.error.actor.ask for the address'],
      beside: { by: 'machines/game/game.machine.ts', heldBy: 'tests/machines/game.test.ts' },
    },
  ],
}
