import type { FlowWords, Said } from '../../words/said.ts'
import { gameProviders, gameRow, type GameRow } from '#contract/game-providers.ts'
import type { Screen } from '#machines/game/game.machine.ts'
import { screens } from './game.world.ts'
import { failureToast } from '../../words/toasts.ts'

const seats: Record<Screen, Said> = {
  phone: { tr: 'telefonda', en: 'on a phone' },
  desktop: { tr: 'bilgisayarda', en: 'on a desktop' },
}

const playerOf = (provider: string, screen: Screen): [string, Said] => {
  const title = gameRow(provider)?.title ?? provider
  const { tr, en } = seats[screen]
  return [
    `a player of a game of ${provider}, on a ${screen}`,
    { tr: `${title} oyununu ${tr} açmış bir oyuncu`, en: `A player who has opened a game of ${title} ${en}` },
  ]
}

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
  starts: Object.fromEntries(Object.entries(screens).map(([name, screen]) => playerOf(name, screen))),
  states: {
    launching: { name: { tr: 'Açılıyor', en: 'Being launched' }, seen: null },
    'launching.asking for the address': {
      name: { tr: 'Adresi bekleniyor', en: 'Waiting for its address' },
      seen: {
        tr: 'Oyunun resmi ve “Oyun açılıyor…” yazısı görünür; oyunun kendi sayfası henüz yoktur.',
        en: "The picture of the game and “Opening the game…” are shown; the game's own page is not there yet.",
      },
    },
    'launching.reloading': {
      name: { tr: 'Yeniden yükleniyor', en: 'Being reloaded' },
      seen: {
        tr: '“Oyun yeniden yüklenecek. Lütfen bekleyin…” yazısı görünür; önceki oyun ekrandan kalkmıştır.',
        en: '“Game will be reloaded. Please wait...” is shown; the game before is gone from the screen.',
      },
    },
    'in the frame': { name: { tr: 'Çerçevesinde', en: 'In its frame' }, seen: null },
    'in the frame.coming': {
      name: { tr: 'Sayfası geliyor', en: 'Its page is on its way' },
      seen: {
        tr: '“Oyun açılıyor…” yazısı, oyunun sayfası gelene kadar görünür.',
        en: '“Opening the game…” is shown until the page of the game is there.',
      },
    },
    'in the frame.late': {
      name: { tr: 'Gecikiyor', en: 'Late' },
      seen: {
        tr: '“Oyunun açılması uzun sürüyor. Bekleyebilir ya da oyunu yeniden yükleyebilirsiniz.” yazısı ve altında “Oyunu yeniden yükle” düğmesi görünür.',
        en: '“The game is taking long to open. You can wait or reload the game.” is shown, with a “Reload the game” button below.',
      },
    },
    'in the frame.playing': {
      name: { tr: 'Oynanıyor', en: 'Being played' },
      seen: {
        tr: 'Oyun ekrandadır ve oynanabilir; üstünde para yatırma, favori, yeniden yükleme ve kapatma düğmeleri durur.',
        en: 'The game is on the screen and can be played; above it stand the buttons to deposit, to make it a favourite, to reload and to close it.',
      },
    },
    refused: {
      name: { tr: 'Açılamadı', en: 'Could not be opened' },
      seen: {
        tr: '“Oyun açılamadı” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The game could not be opened” is shown, with the reason and a “Try again” button.',
      },
    },
    interrupted: {
      name: { tr: 'Durdu', en: 'Stopped' },
      seen: {
        tr: '“Oyun durdu” başlığı, bahislerin ve bakiyenin kayıtlı olduğunu söyleyen bir açıklama ve “Yeniden dene” düğmesi görünür.',
        en: '“The game has stopped” is shown, with a sentence that the bets and the balance are on record, and a “Try again” button.',
      },
    },
    leaving: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: {
        tr: 'Oyun artık ekranda değildir; oyuna nereden girildiyse orası görünür.',
        en: 'The game is no longer on the screen; what it was opened from is back.',
      },
    },
  },
  intents: {
    reload: { tr: '“Oyunu yeniden yükle” düğmesine basın', en: 'Press “Reload the game”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    leave: { tr: '“Oyunu kapat” düğmesine basın', en: 'Press “Close the game”' },
  },
  facts: {
    'game.loaded': { tr: 'Oyunun kendi sayfası yüklenir', en: "The game's own page is loaded" },
    'game.exit asked': {
      tr: 'Oyunun içindeki çıkış düğmesine basılır',
      en: 'The exit inside the game is pressed',
    },
    'game.reload asked': {
      tr: 'Oyunun kendisi yeniden yüklenmek ister',
      en: 'The game itself asks to be reloaded',
    },
    'game.deposit asked': {
      tr: 'Oyunun içindeki para yatırma düğmesine basılır',
      en: 'The deposit inside the game is pressed',
    },
    'game.failed': { tr: 'Oyun bir sorun bildirir', en: 'The game reports a problem' },
  },
  actors: {
    'ask for the address': { tr: 'oyunun açılması', en: 'the launch of the game' },
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
      tr: 'Para yatırma penceresi oyunun üstünde açılır; oyun altında sürer.',
      en: 'The deposit opens over the game, which goes on below it.',
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
