import { answeredBy } from '../../words/answers.ts'
import { balanceMoved, liveLineRemade } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { loggedIn } from '../../words/ways-in.ts'
import { firstPage, nothing, nextPage } from './movements.world.ts'

const asks = '/api/transaction/movements'
const way = [...loggedIn, { tr: 'Üst bölümdeki bakiyeye basın', en: 'Press the balance in the header' }]

export const movements: FlowWords = {
  title: { tr: 'Bakiye hareketleri', en: 'Balance movements' },
  purpose: {
    tr: 'Oyuncunun bakiyesini neyin değiştirdiği ve parasının nerede durduğu.',
    en: "What has changed a player's balance, what caused each change, and where the money is.",
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış, bakiyesine basıp “Bakiye hareketleri” panelini açmış bir oyuncu',
      en: 'A player who has logged in and opened “Balance movements” by pressing the balance',
      way,
    },
    'a player with more than a page': {
      tr: 'Hareketleri bir sayfaya sığmayan, “Bakiye hareketleri” panelini açmış bir oyuncu',
      en: 'A player with more movements than fit on a page, who has opened “Balance movements”',
      way,
    },
  },
  states: {
    loading: { name: { tr: 'En yeniler yükleniyor', en: 'Loading the newest' }, seen: null },
    'loading.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: '“Bakiye hareketleri” penceresi açıktır; pencerede bir yanıtın beklendiği görünür.',
        en: 'The “Balance movements” dialog is open; the dialog shows that an answer is awaited.',
      },
    },
    'loading.asking once more': {
      name: { tr: 'Bir kez daha sorulacak', en: 'To be asked once more' },
      seen: {
        tr: 'Görünürde bir şey değişmez: ikinci istek ancak ilkinin yanıtından sonra gider.',
        en: 'Nothing changes to the eye: the second request goes out only after the answer to the first.',
      },
    },
    list: {
      name: { tr: 'Liste', en: 'The list' },
      seen: {
        tr: 'Pencerede hareketler listelenir.',
        en: 'The dialog lists movements.',
      },
    },
    'loading more': { name: { tr: 'Eskiler yükleniyor', en: 'Loading older ones' }, seen: null },
    'loading more.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: 'Pencerede hareketler listelenir; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'The dialog lists movements; the button “Show more” shows that it is waiting.',
      },
    },
    'loading more.asking once more': {
      name: { tr: 'Ardından en yeniler sorulacak', en: 'The newest are to be asked for next' },
      seen: {
        tr: 'Görünürde bir şey değişmez: en yeniler ancak bu yanıttan sonra istenir.',
        en: 'Nothing changes to the eye: the newest are asked for only after this answer.',
      },
    },
    'nothing moved': {
      name: { tr: 'Hareket yok', en: 'Nothing has moved' },
      seen: {
        tr: '“Bakiyenizi değiştiren her işlemi burada göreceksiniz.” yazar; “Para Yatır” bağlantısı görünür.',
        en: 'It says “You will see everything that changes your balance here.”; there is a link “Deposit Money”.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: 'Neyin yüklenemediği yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says what could not be loaded; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'show more': { tr: '“Daha fazla göster” düğmesine basın', en: 'Press “Show more”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'hub.balance changed': {
      tr: 'Sunucu, anlık bağlantıdan bakiyenin değiştiğini bildirir',
      en: 'The server says over the live connection that the balance has changed',
      how: balanceMoved,
    },
    'hub.connected': {
      tr: 'Anlık bağlantı yeniden kurulur',
      en: 'The live connection opens again',
      how: liveLineRemade,
    },
  },
  actors: {
    'load the movements': {
      tr: 'bakiye hareketlerinin yüklenmesi',
      en: 'the loading of the balance movements',
      asks,
      hows: [firstPage, nextPage, nothing].map((page) => ({ of: page, ...answeredBy(null, page, asks) })),
    },
  },
  delays: {},
  guards: {
    'it changed meanwhile': {
      tr: 'yanıt beklenirken bakiye yine değişmiş',
      en: 'the balance has changed while the answer was awaited',
      otherwise: {
        tr: 'yanıt beklenirken bakiye değişmemiş',
        en: 'the balance has not changed while the answer was awaited',
      },
    },
    'nothing has moved': {
      tr: 'yanıtta hareket yok',
      en: 'the answer has no movements',
      otherwise: { tr: 'yanıtta hareketler var', en: 'the answer has movements' },
    },
    'there are older ones': { tr: 'daha eski hareketler var', en: 'there are older movements' },
  },
  effects: { 'show the failure': failureToast },
  data: { list: { name: { tr: 'Hareketler', en: 'Movements' } } },
}
