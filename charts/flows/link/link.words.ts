import { heldBackSent } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { plainDocuments } from '../../words/ways-in.ts'
import { address, early, late } from './link.world.ts'

const settings = '/api/cms/siteoptionlist'
const header = '/assets/frame-'

const answer = (...keys: [key: string, value: string][]) =>
  JSON.stringify({
    success: true,
    message: '',
    data: keys.map(([key, value]) => ({ key, value, status: true })),
  })
const here = answer(['telegram', address])
const apart = answer(['telegram', address], ['telegramtarget', 'blank'])

const open = {
  tr: '“/promotions?lang=tr” adresini açın',
  en: 'Open the address “/promotions?lang=en”',
}

export const link: FlowWords = {
  title: { tr: 'Dış bağlantı', en: 'Link' },
  purpose: {
    tr: 'Telegram gibi bir simge, göründükten biraz sonra, sitenin ayarlarında yazan adrese götüren bir bağlantı olur.',
    en: 'Something, such as the sign of Telegram, becomes a link a moment after it is shown, where a setting says to what.',
  },
  starts: {
    'somebody at the header': {
      tr: 'Geniş ekranda, ayarları gecikirken üst bölüme bakan biri',
      en: 'Somebody who looks at the header on a wide screen while the settings are late',
      way: [
        plainDocuments,
        {
          tr: `Bir vekil sunucuda “${settings}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${settings}”`,
        },
        open,
      ],
    },
    'somebody whose header comes after the settings': {
      tr: 'Geniş ekranda, üst bölümün simgeleri ayarlardan sonra gelen biri',
      en: 'Somebody on a wide screen, where the signs of the header come after the settings',
      way: [
        plainDocuments,
        {
          tr: `Geliştirici araçlarında ya da bir vekil sunucuda “${settings}” isteğinin yanıtını ${here} ile değiştirin`,
          en: `In the developer tools, or with a proxy, replace the answer to “${settings}” by ${here}`,
        },
        {
          tr: `Bir vekil sunucuda “${header}” ile başlayan isteklerin yanıtlarını bekletin`,
          en: `With a proxy, hold back the answers to requests that begin with “${header}”`,
        },
        open,
      ],
    },
  },
  states: {
    waiting: {
      name: { tr: 'Bekliyor', en: 'Waiting' },
      seen: {
        tr: 'Üst bölümde “Telegram’dan yazın” bağlantısı yoktur.',
        en: 'There is no link “Write to us on Telegram” in the header.',
      },
    },
    linked: {
      name: { tr: 'Bağlantı oldu', en: 'Linked' },
      seen: {
        tr: `Üst bölümde “Telegram’dan yazın” bağlantısı vardır; Telegram’ın simgesi ${address} adresine götürür: ayarlarda "telegramtarget" varsa yeni bir sekmede, yoksa aynı sekmede.`,
        en: `There is a link “Write to us on Telegram” in the header; the sign of Telegram leads to ${address}: in a tab of its own where the settings have "telegramtarget", otherwise in the same one.`,
      },
    },
    plain: {
      name: { tr: 'Bağlantısız', en: 'Without a link' },
      seen: {
        tr: 'Üst bölümde Telegram’ın simgesi yoktur.',
        en: 'The header does not have the sign of Telegram.',
      },
    },
  },
  intents: {},
  facts: {
    'setting.learned': {
      tr: 'Bağlantı, sitenin ayarlarını öğrenir',
      en: 'The link learns the settings of the site',
      hows: [
        {
          of: { place: early },
          tr: `vekil sunucuda “${header}” ile başlayan istekleri serbest bırakın`,
          en: `let the requests that begin with “${header}” through at the proxy`,
        },
        {
          of: { place: late },
          ...heldBackSent(settings, apart),
        },
      ],
      seen: {
        tr: 'Üst bölümde Telegram’ın simgesi görünür; üst bölümde “Telegram’dan yazın” bağlantısı yoktur.',
        en: 'The header has the sign of Telegram; there is no link “Write to us on Telegram” in the header.',
      },
    },
  },
  actors: {
    'watch the settings': { tr: 'sitenin ayarları', en: 'the settings of the site' },
  },
  delays: {
    'link wait': { tr: 'bağlantıya dönüşmeden önceki bekleme', en: 'the wait before it becomes a link' },
  },
  guards: {
    'a place is known': {
      tr: 'ayarlarda bağlantının adresi var',
      en: 'the settings name the address of the link',
      otherwise: {
        tr: 'ayarlarda bağlantının adresi yok',
        en: 'the settings do not name the address of the link',
      },
    },
    'it names a place': {
      tr: 'ayarlarda bağlantının adresi var',
      en: 'the settings name the address of the link',
    },
  },
  effects: {},
  data: { place: { isLeftOut: true } },
  requirements: [
    {
      number: '4.43',
      says: {
        tr: 'Ayarı varsa 1 saniye sonra bağlantı eklenir.',
        en: 'Where a setting names a place, a link is added after 1 s.',
      },
      states: ['waiting', 'linked', 'plain'],
    },
  ],
}
