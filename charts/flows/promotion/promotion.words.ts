import type { FlowWords } from '../../words/said.ts'

export const promotion: FlowWords = {
  title: { tr: 'Promosyon', en: 'Promotion' },
  purpose: {
    tr: 'Tek bir promosyon, kendi adresiyle de açılan bir pencerede okunur.',
    en: 'One promotion, read in a dialog that its address opens too.',
  },
  starts: {
    'somebody with the address of a promotion': {
      tr: 'Bir promosyonun adresini açmış biri',
      en: 'Somebody who has opened the address of a promotion',
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: '“Promosyon” başlıklı pencerede resmin ve yazıların yerini gri alanlar tutar.',
        en: 'In the dialog “Promotion” grey areas keep the place of the picture and the words.',
      },
    },
    shown: {
      name: { tr: 'Okunuyor', en: 'Being read' },
      seen: {
        tr: 'Pencerenin başlığında promosyonun adı, içinde resmi ve koşulları, altında ziyaretçi için “Üye Ol”, oyuncu için “Bonus Talep” görünür.',
        en: "The dialog's title is the promotion's; it shows the picture and the conditions, and below them “Sign Up” to a visitor, “Bonus Request” to a player.",
      },
    },
    'no longer offered': {
      name: { tr: 'Artık sunulmuyor', en: 'No longer offered' },
      seen: {
        tr: '“Bu promosyon artık sunulmuyor.” yazısı ve “Promosyonları gör” düğmesi görünür.',
        en: '“This promotion is no longer offered.” is shown, with a button “See the promotions”.',
      },
    },
    missing: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Promosyon yüklenemedi” başlığı, altında nedeni ve “Yeniden dene” düğmesi görünür.',
        en: '“The promotion could not be loaded” is shown, with the reason and a “Try again” button.',
      },
    },
  },
  intents: { 'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' } },
  facts: {},
  actors: { 'load the promotion': { tr: 'promosyonun yüklenmesi', en: 'the loading of the promotion' } },
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
