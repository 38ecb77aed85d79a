import type { FlowWords } from '../../words/said.ts'

export const bonuses: FlowWords = {
  title: { tr: 'Bonuslar ve indirimler', en: 'Bonuses and discounts' },
  purpose: {
    tr: 'Oyuncunun kullandığı ve talep edebileceği bonuslar ve indirimler.',
    en: 'The bonuses and discounts that a player has and can have.',
  },
  starts: {
    'a player': {
      tr: '“Bonuslar ve İndirimler” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Bonuses & Discounts”',
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Bonusların yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the bonuses.',
      },
    },
    list: {
      name: { tr: 'Listeleniyor', en: 'Listed' },
      seen: {
        tr: 'Devam eden bonuslar “Devam edenler”, talep edilebilenler “Talep edebilecekleriniz” başlığının altında durur.',
        en: 'What goes on stands under “In progress”, what can be claimed under “Yours to claim”.',
      },
    },
    'nothing found': {
      name: { tr: 'Hiçbir şey yok', en: 'Nothing found' },
      seen: {
        tr: '“Şu anda devam eden veya talep edebileceğiniz bir bonus yok.” yazısı görünür.',
        en: '“There is no bonus in progress or to be claimed right now.” is shown.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Bonuslar yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The bonuses could not be loaded” is shown, with the reason and a “Try again” button.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: { 'load the bonuses': { tr: 'bonusların yüklenmesi', en: 'the loading of the bonuses' } },
  delays: {},
  guards: {
    'nothing was found': {
      tr: 'devam eden ya da talep edilebilecek bonus yok',
      en: 'no bonus is running or on offer',
      otherwise: {
        tr: 'devam eden ya da talep edilebilecek bonus var',
        en: 'a bonus is running or on offer',
      },
    },
  },
  effects: {},
  data: { output: { name: { tr: 'Bonuslar', en: 'Bonuses' } } },
}
