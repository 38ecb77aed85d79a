import type { FlowWords } from '../../words/said.ts'
import { asWideAsAPhone, home } from '../../words/ways-in.ts'

export const header: FlowWords = {
  title: { tr: 'Üst bölüm', en: 'Header' },
  purpose: {
    tr: 'Sayfanın üst bölümü, okumaya devam edene yer açar, geri dönene yeniden görünür.',
    en: 'The header makes room for whoever reads on, and is back for whoever turns around.',
  },
  starts: {
    'somebody who reads': {
      tr: 'Telefonda uzun bir sayfayı okuyan biri',
      en: 'Somebody who reads a long page on a phone',
      isNewcomer: true,
      way: [
        asWideAsAPhone,
        home,
        { tr: '“Duyuruyu kapat” düğmesine basın', en: 'Press “Close the announcement”' },
      ],
    },
  },
  states: {
    shown: {
      name: { tr: 'Görünüyor', en: 'In view' },
      seen: { tr: 'Üst bölüm ekranın üstünde görünür.', en: 'The header is at the top of the screen.' },
    },
    held: {
      name: { tr: 'Klavye üzerinde', en: 'Held by the keyboard' },
      seen: {
        tr: 'Üst bölüm ekranın üstünde görünür.',
        en: 'The header is at the top of the screen.',
      },
    },
    hidden: {
      name: { tr: 'Gizlendi', en: 'Hidden' },
      seen: {
        tr: 'Üst bölüm ekranda değildir.',
        en: 'The header is off the screen.',
      },
    },
  },
  intents: {},
  facts: {
    'page.scrolled down': {
      tr: 'Sayfa bir ekran boyu aşağı kaydırılır',
      en: 'The page is scrolled down by a screenful',
    },
    'page.scrolled up': { tr: 'Sayfa yukarı kaydırılır', en: 'The page is scrolled up' },
    'focus.entered': {
      tr: 'Tab tuşuyla üst bölümdeki bir öğeye gelinir',
      en: 'The Tab key leads to something in the header',
    },
    'focus.left': {
      tr: 'Shift ve Tab tuşlarıyla üst bölümden çıkılır',
      en: 'The Shift and Tab keys lead out of the header',
    },
  },
  actors: {
    'watch the scrolling': { tr: 'sayfanın kaydırılması', en: 'the scrolling of the page' },
    'watch the focus': { tr: 'klavyenin nerede olduğu', en: 'where the focus is' },
  },
  delays: {},
  guards: {},
  effects: {},
}
