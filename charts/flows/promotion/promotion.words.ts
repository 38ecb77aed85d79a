import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { address, home, plainDocuments } from '../../words/ways-in.ts'

const asks = '/api/cms/promotions'

export const promotion: FlowWords = {
  title: { tr: 'Promosyon', en: 'Promotion' },
  purpose: {
    tr: 'Tek bir promosyon, kendi adresiyle de açılan bir pencerede okunur.',
    en: 'One promotion, read in a dialog that its address opens too.',
  },
  starts: {
    'somebody with the address of a promotion': {
      tr: 'Bir promosyonun adresini açmış bir ziyaretçi',
      en: 'A visitor who has opened the address of a promotion',
      isNewcomer: true,
      way: [plainDocuments, home, address('/promotions?promotion=1')],
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: '“Promosyon” penceresi açıktır; resmin ve yazıların yerinde gri yer tutucular görünür.',
        en: 'The “Promotion” dialog is open; grey placeholders stand in the place of the picture and the words.',
      },
    },
    shown: {
      name: { tr: 'Okunuyor', en: 'Being read' },
      seen: {
        tr: 'Pencerede promosyonun resmi görünür; “Üye Ol” düğmesi görünür.',
        en: 'The dialog shows the picture of the promotion; there is a button “Sign Up”.',
      },
    },
    'no longer offered': {
      name: { tr: 'Artık sunulmuyor', en: 'No longer offered' },
      seen: {
        tr: '“Bu promosyon artık sunulmuyor.” yazar; “Promosyonları gör” düğmesi görünür.',
        en: 'It says “This promotion is no longer offered.”; there is a button “See the promotions”.',
      },
    },
    missing: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Promosyon yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The promotion could not be loaded”; there is a button “Try again”.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: {
    'load the promotion': {
      tr: 'promosyonun yüklenmesi',
      en: 'the loading of the promotion',
      asks,
      hows: [{ of: { promotion: null }, ...answeredBy(null, [], asks) }],
    },
  },
  delays: {},
  guards: {
    'it is offered': {
      tr: 'promosyon hâlâ sunuluyor',
      en: 'the promotion is still on offer',
      otherwise: { tr: 'promosyon artık sunulmuyor', en: 'the promotion is no longer on offer' },
    },
  },
  effects: {},
}
