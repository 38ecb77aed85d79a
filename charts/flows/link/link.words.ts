import type { FlowWords } from '../../words/said.ts'

export const link: FlowWords = {
  title: { tr: 'Dış bağlantı', en: 'Link' },
  purpose: {
    tr: 'Telegram gibi bir simge, göründükten biraz sonra, sitenin ayarlarında yazan adrese götüren bir bağlantı olur.',
    en: 'Something, such as the sign of Telegram, becomes a link a moment after it is shown, where a setting says to what.',
  },
  starts: {
    'somebody at the header': {
      tr: 'Geniş ekranda siteyi yeni açmış, üst bölüme bakan biri',
      en: 'Somebody who has just opened the site on a wide screen and looks at the header',
    },
  },
  states: {
    waiting: {
      name: { tr: 'Bekliyor', en: 'Waiting' },
      seen: {
        tr: 'Basılabilecek bir bağlantı yoktur; ayarlarda adresi varsa simgesi görünür.',
        en: 'There is no link to press; where the settings name an address, its sign is shown.',
      },
    },
    linked: {
      name: { tr: 'Bağlantı oldu', en: 'Linked' },
      seen: {
        tr: 'Simge, ayarlardaki adrese götürür: ayarlar öyle diyorsa yeni bir sekmede, yoksa aynı sekmede.',
        en: 'The sign leads to the address of the settings: in a tab of its own where they say so, otherwise in the same one.',
      },
    },
    plain: {
      name: { tr: 'Bağlantısız', en: 'Without a link' },
      seen: { tr: 'Ne simge ne de bağlantı vardır.', en: 'There is neither the sign nor a link.' },
    },
  },
  intents: {},
  facts: {
    'setting.learned': { tr: 'Sitenin ayarları yüklenir', en: 'The settings of the site are loaded' },
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
  data: { place: { name: { tr: 'Telegram ayarı', en: 'Setting of Telegram' } } },
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
