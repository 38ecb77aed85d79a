import { liveLineCut, liveLineMade, networkFacts, playerNotified, sessionEnded } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'

export const realtime: FlowWords = {
  title: { tr: 'Anlık bağlantı', en: 'Real-time connection' },
  purpose: {
    tr: 'Sunucunun oyuncuya olan biteni anında bildirdiği bağlantı ve koptuğunda yeniden kurulma düzeni.',
    en: 'The connection over which the server tells a player what happens, and the schedule by which it is tried again.',
  },
  starts: {
    'a player': { tr: 'Giriş yapmış bir oyuncu', en: 'A player who has logged in' },
  },
  states: {
    offline: {
      name: { tr: 'İnternet yok', en: 'Offline' },
      seen: {
        tr: 'Sayfanın üstünde “İnternet bağlantınız yok. Bağlantı gelince bildirimleriniz kendiliğinden güncellenir.” yazar.',
        en: 'On top of the page it says “You are offline. Your notifications update by themselves once the connection is back.”',
      },
    },
    'put away': {
      name: { tr: 'Sayfa kenarda', en: 'Put away' },
      seen: {
        tr: 'Tarayıcı başka bir sayfayı gösterir; bağlantı kapalıdır.',
        en: 'The browser shows another page; there is no connection.',
      },
    },
    'holding the connection': { name: { tr: 'Bağlantıda', en: 'Holding the connection' }, seen: null },
    'holding the connection.connecting': {
      name: { tr: 'Bağlanıyor', en: 'Connecting' },
      seen: {
        tr: 'İlk iki denemede hiçbir uyarı yoktur; sonraki denemelerde “Anlık bağlantı kesildi. Bildirimler ve bakiye gecikebilir.” yazar, düğmesi yoktur.',
        en: 'With the first two attempts there is no notice; later it says “The live connection is lost. Notifications and balance may be late.”, without a button.',
      },
    },
    'holding the connection.connected': {
      name: { tr: 'Bağlandı', en: 'Connected' },
      seen: {
        tr: 'Sayfada bağlantıyla ilgili bir uyarı yoktur.',
        en: 'The page shows no notice about the connection.',
      },
    },
    'waiting to reconnect': {
      name: { tr: 'Yeniden denemeyi bekliyor', en: 'Waiting to try again' },
      seen: {
        tr: 'İlk iki denemeden önce hiçbir uyarı yoktur; sonrasında “Anlık bağlantı kesildi. Bildirimler ve bakiye gecikebilir.” yazar ve “Yeniden bağlan” düğmesi görünür.',
        en: 'Before the first two attempts there is no notice; after them it says “The live connection is lost. Notifications and balance may be late.”, with a button “Connect again”.',
      },
    },
    stopped: {
      name: { tr: 'Denemeler bitti', en: 'Stopped' },
      seen: {
        tr: 'Denemeler tükendiyse “Anlık bağlantı kesildi. Bildirimler ve bakiye gecikebilir.” yazar ve “Yeniden bağlan” düğmesi görünür; oturum geçersizse sayfa ziyaretçinin gördüğü hâldedir.',
        en: 'Where the attempts are used up it says “The live connection is lost. Notifications and balance may be late.”, with a button “Connect again”; where the session is over the page is as a visitor sees it.',
      },
    },
  },
  intents: {
    'connect again': { tr: '“Yeniden bağlan” düğmesine basın', en: 'Press “Connect again”' },
  },
  facts: {
    ...networkFacts,
    'page.put away': {
      tr: 'Siteden başka bir sayfaya gidilir ve tarayıcı siteyi dönüş için saklar',
      en: 'Another page is opened in place of the site, and the browser keeps the site for a return',
      how: {
        tr: 'adres çubuğuna başka bir sitenin adresini yazın',
        en: 'type the address of another site into the address bar',
      },
    },
    'page.returned': {
      tr: 'Tarayıcının geri tuşuyla siteye dönülür',
      en: 'The site is returned to with the Back button',
      how: { tr: 'tarayıcının geri tuşuna basın', en: 'press the Back button of the browser' },
    },
    'hub.closed': {
      tr: 'Anlık bağlantı kopar ya da kurulamaz',
      en: 'The live connection breaks or cannot be opened',
      how: liveLineCut,
    },
    'hub.turned away': {
      tr: 'Sunucu, anlık bağlantıda oturumu geçersiz sayar',
      en: 'The server turns the session away from the live connection',
      how: sessionEnded,
    },
    'hub.connected': { tr: 'Anlık bağlantı kurulur', en: 'The live connection opens', how: liveLineMade },
    'hub.message': {
      tr: 'Sunucu, anlık bağlantıdan bir mesaj gönderir',
      en: 'The server sends a message over the live connection',
      how: playerNotified,
    },
    'hub.invalid message': {
      tr: 'Sunucu, anlık bağlantıdan içeriği bozuk bir mesaj gönderir',
      en: 'The server sends a message with invalid content over the live connection',
      how: {
        tr: 'bir vekil sunucuyla bağlantıya, kimliği sayı olmayan bir bildirim ekleyin',
        en: 'with a proxy, add a notification whose id is no number to the connection',
      },
    },
  },
  actors: {
    'hold the connection': { tr: 'anlık bağlantı', en: 'the live connection', isPart: true },
    'watch the page': { tr: 'sayfanın görünüp görünmediği', en: 'whether the page is shown' },
    'watch the network': { tr: 'internetin olup olmadığı', en: 'whether there is a network' },
  },
  delays: {
    'first wait': { tr: 'ilk denemeden önceki bekleme', en: 'the wait before the first attempt' },
    'second wait': { tr: 'ikinci denemeden önceki bekleme', en: 'the wait before the second attempt' },
    'third wait': { tr: 'üçüncü denemeden önceki bekleme', en: 'the wait before the third attempt' },
    'last wait': { tr: 'son denemeden önceki bekleme', en: 'the wait before the last attempt' },
  },
  guards: {
    'attempts are left': {
      tr: 'dört yeniden bağlanma denemesi dolmamış',
      en: 'fewer than four attempts to reconnect were made',
      otherwise: {
        tr: 'dört yeniden bağlanma denemesi de yapılmış',
        en: 'all four attempts to reconnect were made',
      },
    },
    'it is its turn': {
      tr: 'sıra bu beklemenin denemesindedir',
      en: 'the attempt of this wait is next',
    },
  },
  effects: {
    'report the connection': {
      tr: 'Arada kaçırılmış olabilecek bildirimler ve bakiye yeniden istenir.',
      en: 'The notifications and the balance, which may have changed meanwhile, are asked for again.',
    },
    'report the ended session': {
      tr: '“Oturumunuz sona erdi. Lütfen yeniden giriş yapın.” mesajı belirir ve ana sayfaya dönülür.',
      en: 'The message “Your session has ended. Please log in again.” appears, and the home page is shown.',
    },
    'pass the message on': {
      tr: 'Yeni bildirim zilin üstünde sayılır; bakiye değiştiyse yenisi istenir.',
      en: 'A new notification is counted on the bell; where the balance has changed it is asked for.',
    },
    'log the invalid message': {
      tr: 'Sayfada bir şey değişmez; tarayıcının konsolunda “Invalid payload” ile başlayan bir hata görünür.',
      en: "Nothing changes on the page; the browser's console shows an error that begins with “Invalid payload”.",
    },
  },
  data: {
    reason: { name: { tr: 'Kopma nedeni', en: 'Reason of the break' } },
    command: { name: { tr: 'Mesajın türü', en: 'Type of the message' } },
    message: {
      name: { tr: 'Mesajın türü', en: 'Type of the message' },
    },
  },
  requirements: [
    {
      number: '4.49',
      says: {
        tr: 'Anlık bağlantı ileti, hata, kopma, yeniden bağlanma ve bağlandı durumlarını bildirir.',
        en: 'The connection reports messages, errors, disconnects, reconnecting and reconnected.',
      },
      states: ['offline', 'put away', 'holding the connection', 'waiting to reconnect', 'stopped'],
    },
    {
      number: '4.51',
      says: {
        tr: 'Türüne uymayan ileti hatadır.',
        en: 'A message whose content does not fit its type is an error.',
      },
      states: ['holding the connection.connected'],
      when: ['hub.invalid message'],
      beside: { by: 'src/hub/connection.ts', heldBy: 'tests/machines/realtime.test.ts' },
    },
    {
      number: '8.9',
      says: {
        tr: 'Anlık bağlantıda her ileti türünün bozuk içeriği bildirilir.',
        en: 'On the connection, broken content of each type of message is reported.',
      },
      states: ['holding the connection.connected'],
      when: ['hub.invalid message'],
      beside: { by: 'src/hub/connection.ts', heldBy: 'tests/machines/realtime.test.ts' },
    },
  ],
}
