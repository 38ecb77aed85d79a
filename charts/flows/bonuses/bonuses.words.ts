import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { claimedABonus, loggedIn, placeOfTheAccount } from '../../words/ways-in.ts'

export const bonuses: FlowWords = {
  title: { tr: 'Bonuslar ve indirimler', en: 'Bonuses and discounts' },
  purpose: {
    tr: 'Oyuncunun kullandığı ve talep edebileceği bonuslar ve indirimler.',
    en: 'The bonuses and discounts that a player has and can have.',
  },
  starts: {
    'a player': {
      tr: 'Bir bonus talep etmiş ve “Bonuslar ve İndirimler” sayfasını açmış bir oyuncu',
      en: 'A player who has claimed a bonus and opened the page “Bonuses & Discounts”',
      way: [
        ...loggedIn,
        ...claimedABonus,
        ...placeOfTheAccount('Bonuslar ve İndirimler', 'Bonuses & Discounts'),
      ],
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
        tr: '“Devam edenler” ve “Talep edebilecekleriniz” başlıkları görünür.',
        en: 'The headings “In progress” and “Yours to claim” are there.',
      },
    },
    'nothing found': {
      name: { tr: 'Hiçbir şey yok', en: 'Nothing found' },
      seen: {
        tr: '“Şu anda devam eden veya talep edebileceğiniz bir bonus yok.” yazar.',
        en: 'It says “There is no bonus in progress or to be claimed right now.”',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Bonuslar yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The bonuses could not be loaded”; there is a button “Try again”.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'load the bonuses': {
      tr: 'bonusların yüklenmesi',
      en: 'the loading of the bonuses',
      hows: [{ of: [], ...answeredBy(null, []) }],
    },
  },
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
