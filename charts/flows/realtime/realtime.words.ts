import { heldBackSent } from '../../words/answers.ts'
import { balanceMoved, networkFacts, playerNotified } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { address, lineThroughAProxy, loggedIn } from '../../words/ways-in.ts'
import { moved, told } from './realtime.world.ts'

const asks = '/hub/frnotify/negotiate'
const list = '/api/customer/notification'
const balance = '/api/user/balance'

const waits: Said = {
  tr: `ağ panelinde “${asks}” isteği yanıt bekler`,
  en: `in the network panel the request “${asks}” waits for its answer`,
}
const nothingWaits: Said = {
  tr: `ağ panelinde yanıt bekleyen “${asks}” isteği yoktur`,
  en: `in the network panel no request “${asks}” waits for its answer`,
}
const noNotice: Said = {
  tr: 'Sayfada bağlantıyla ilgili bir uyarı yoktur',
  en: 'The page shows no notice about the connection',
}
const notice: Said = {
  tr: '“Anlık bağlantı kesildi. Bildirimler ve bakiye gecikebilir.” yazar',
  en: 'It says “The live connection is lost. Notifications and balance may be late.”',
}
const lost: Said = {
  tr: `${notice.tr}; “Yeniden bağlan” düğmesi görünür; ${nothingWaits.tr}.`,
  en: `${notice.en}; there is a button “Connect again”; ${nothingWaits.en}.`,
}

/** Short losses are not shown. */
const quietly = (said: Said) =>
  [0, 1, 2].map((attempt) => ({
    of: { attempt },
    tr: `${noNotice.tr}; ${said.tr}.`,
    en: `${noNotice.en}; ${said.en}.`,
  }))

export const realtime: FlowWords = {
  title: { tr: 'Anlık bağlantı', en: 'Real-time connection' },
  purpose: {
    tr: 'Sunucunun oyuncuya olan biteni anında bildirdiği bağlantı ve koptuğunda yeniden kurulma düzeni.',
    en: 'The connection over which the server tells a player what happens, and the schedule by which it is tried again.',
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış, anlık bağlantısı kurulmakta olan bir oyuncu',
      en: 'A player who has logged in and whose live connection is being opened',
      way: [
        lineThroughAProxy,
        ...loggedIn,
        {
          tr: `Bir vekil sunucuda “${asks}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${asks}”`,
        },
        address('/'),
      ],
    },
  },
  states: {
    offline: {
      name: { tr: 'İnternet yok', en: 'Offline' },
      seen: {
        tr: '“İnternet bağlantınız yok. Bağlantı gelince bildirimleriniz kendiliğinden güncellenir.” yazar.',
        en: 'It says “You are offline. Your notifications update by themselves once the connection is back.”',
      },
    },
    'put away': {
      name: { tr: 'Sayfa kenarda', en: 'Put away' },
      seen: {
        tr: `Tarayıcı başka bir sayfayı gösterir; ${nothingWaits.tr}.`,
        en: `The browser shows another page; ${nothingWaits.en}.`,
      },
    },
    'holding the connection': { name: { tr: 'Bağlantıda', en: 'Holding the connection' }, seen: null },
    'holding the connection.connecting': {
      name: { tr: 'Bağlanıyor', en: 'Connecting' },
      seen: {
        tr: `${notice.tr}; “Yeniden bağlan” düğmesi yoktur; ${waits.tr}.`,
        en: `${notice.en}; there is no button “Connect again”; ${waits.en}.`,
      },
      seenWith: quietly(waits),
    },
    'holding the connection.connected': {
      name: { tr: 'Bağlandı', en: 'Connected' },
      seen: {
        tr: `${noNotice.tr}; ağ panelinde anlık bağlantı (WebSocket) açıktır.`,
        en: `${noNotice.en}; in the network panel the live connection (WebSocket) is open.`,
      },
    },
    'waiting to reconnect': {
      name: { tr: 'Yeniden denemeyi bekliyor', en: 'Waiting to try again' },
      seen: lost,
      seenWith: quietly(nothingWaits),
    },
    stopped: {
      name: { tr: 'Denemeler bitti', en: 'Stopped' },
      seen: lost,
      seenWith: [
        {
          of: { attempt: 0 },
          tr: 'Üst bölümde “Giriş Yap” düğmesi vardır.',
          en: 'There is a button “Login” in the header.',
        },
      ],
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
        tr: '“/api/docs” adresini açın',
        en: 'open the address “/api/docs”',
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
      how: {
        tr: `vekil sunucuda anlık bağlantıyı, henüz kurulmadıysa bekletilen “${asks}” isteğini kapatın`,
        en: `at the proxy close the live connection or, if it is not open yet, the request “${asks}” that was held back`,
      },
    },
    'hub.turned away': {
      tr: 'Sunucu, anlık bağlantıda oturumu geçersiz sayar',
      en: 'The server turns the session away from the live connection',
      how: {
        tr: `oturumu başka bir cihazın “Oturum Geçmişi” sayfasından sonlandırın, sonra bekletilen “${asks}” yanıtını gönderin`,
        en: `end the session on the page “Session History” of another device, then send the answer to “${asks}” that was held back`,
      },
    },
    'hub.connected': {
      tr: 'Anlık bağlantı kurulur',
      en: 'The live connection opens',
      how: heldBackSent(asks),
    },
    'hub.message': {
      tr: 'Sunucu, anlık bağlantıdan bir mesaj gönderir',
      en: 'The server sends a message over the live connection',
      hows: [
        { of: { message: told }, ...playerNotified },
        { of: { message: moved }, ...balanceMoved },
      ],
    },
    'hub.invalid message': {
      tr: 'Sunucu, anlık bağlantıdan içeriği bozuk bir mesaj gönderir',
      en: 'The server sends a message with invalid content over the live connection',
      how: {
        tr: 'vekil sunucuda, anlık bağlantıdan sayfaya kimliği sayı olmayan bir bildirim gönderin',
        en: 'at the proxy send a notification whose id is no number to the page',
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
      tr: `Ağ panelinde “${list}” ve “${balance}” yeniden istenir.`,
      en: `In the network panel “${list}” and “${balance}” are asked for again.`,
    },
    'report the ended session': {
      tr: 'Üstte bir hata mesajı belirir: “Oturumunuz sona erdi. Lütfen yeniden giriş yapın.”',
      en: 'An error message appears at the top: “Your session has ended. Please log in again.”',
    },
    'pass the message on': {
      tr: 'Gelen bir bildirimse zilin üstündeki sayı artar, bakiyeyse ağ panelinde “/api/user/balance” yeniden istenir.',
      en: 'If it is a notification, the number on the bell grows, and if it is the balance, “/api/user/balance” is asked for again in the network panel.',
    },
    'log the invalid message': {
      tr: 'Tarayıcının konsolunda “Invalid payload” ile başlayan bir hata görünür.',
      en: "The browser's console shows an error that begins with “Invalid payload”.",
    },
  },
  data: {
    reason: { isLeftOut: true },
    command: { isLeftOut: true },
    message: { name: { tr: 'Mesajın türü', en: 'Type of the message' } },
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
