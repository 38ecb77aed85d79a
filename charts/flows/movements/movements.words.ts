import { balanceMoved, liveLineMade } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

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
    },
    'a player with more than a page': {
      tr: 'Hareketleri bir sayfaya sığmayan, “Bakiye hareketleri” panelini açmış bir oyuncu',
      en: 'A player with more movements than fit on a page, who has opened “Balance movements”',
    },
  },
  states: {
    loading: { name: { tr: 'En yeniler yükleniyor', en: 'Loading the newest' }, seen: null },
    'loading.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: 'İlk açılışta gri satırlar, sonrasında bilinen hareketler yanıt gelene kadar görünür.',
        en: 'Grey rows at first, later the movements that are known, are shown until the answer comes.',
      },
    },
    'loading.asking once more': {
      name: { tr: 'Bir kez daha sorulacak', en: 'To be asked once more' },
      seen: {
        tr: 'Görünen değişmez; ikinci istek ancak ilkinin yanıtından sonra gider.',
        en: 'Nothing changes to the eye; the second request goes out only after the answer to the first.',
      },
    },
    list: {
      name: { tr: 'Liste', en: 'The list' },
      seen: {
        tr: 'Bakiye, çekilebilir tutar ve onay bekleyen çekimler görünür; altında hareketler en yenisinden başlayarak nedeni, tarihi, tutarı ve sonraki bakiyeyle sıralanır. Eskileri varsa en altta “Daha fazla göster” düğmesi durur.',
        en: 'Balance, what of it can be withdrawn, and withdrawals awaiting approval are shown; below them the movements, newest first, each with its cause, date, amount and the balance after. Where there are older ones, a button “Show more” stands at the end.',
      },
    },
    'loading more': { name: { tr: 'Eskiler yükleniyor', en: 'Loading older ones' }, seen: null },
    'loading more.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: 'Liste olduğu gibi kalır; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'The list stays as it is; the button “Show more” shows that it is waiting.',
      },
    },
    'loading more.asking once more': {
      name: { tr: 'Ardından en yeniler sorulacak', en: 'The newest are to be asked for next' },
      seen: {
        tr: 'Görünen değişmez; en yeniler ancak bu yanıttan sonra istenir.',
        en: 'Nothing changes to the eye; the newest are asked for only after this answer.',
      },
    },
    'nothing moved': {
      name: { tr: 'Hareket yok', en: 'Nothing has moved' },
      seen: {
        tr: '“Bakiyenizi değiştiren her işlemi burada göreceksiniz.” yazısı ve “Para Yatır” bağlantısı görünür.',
        en: '“You will see everything that changes your balance here.” is shown, with a link “Deposit Money”.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: 'Bilinen hareket yoksa “Bakiye hareketleri yüklenemedi” ve nedeni, varsa listenin üstünde “Liste güncellenemedi. Son hareketler eksik olabilir.” görünür; ikisinde de “Yeniden dene” düğmesi vardır.',
        en: 'Without known movements “The balance movements could not be loaded” and the reason are shown; otherwise “The list could not be updated. The latest movements may be missing.” stands above the list; both have a “Try again” button.',
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
      how: liveLineMade,
    },
  },
  actors: {
    'load the movements': {
      tr: 'bakiye hareketlerinin yüklenmesi',
      en: 'the loading of the balance movements',
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
