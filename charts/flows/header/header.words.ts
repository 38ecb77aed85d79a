import type { FlowWords } from '../../words/said.ts'

export const header: FlowWords = {
  title: { tr: 'Üst bölüm', en: 'Header' },
  purpose: {
    tr: 'Sayfanın üst bölümü, okumaya devam edene yer açar, geri dönene yeniden görünür.',
    en: 'The header makes room for whoever reads on, and is back for whoever turns around.',
  },
  starts: {
    'somebody who reads': { tr: 'Uzun bir sayfayı okuyan biri', en: 'Somebody who reads a long page' },
  },
  states: {
    shown: {
      name: { tr: 'Görünüyor', en: 'In view' },
      seen: { tr: 'Üst bölüm ekranın üstünde görünür.', en: 'The header is at the top of the screen.' },
    },
    held: {
      name: { tr: 'Klavye üzerinde', en: 'Held by the keyboard' },
      seen: {
        tr: 'Sayfa ne yana kaydırılırsa kaydırılsın üst bölüm görünür kalır.',
        en: 'The header stays in view, wherever the page is scrolled to.',
      },
    },
    hidden: {
      name: { tr: 'Gizlendi', en: 'Hidden' },
      seen: {
        tr: 'Üst bölüm ekranda değildir; yerini sayfanın içeriği almıştır.',
        en: 'The header is off the screen; the content has its room.',
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
    'focus.left': { tr: 'Tab tuşuyla üst bölümden çıkılır', en: 'The Tab key leads out of the header' },
  },
  actors: {
    'watch the scrolling': { tr: 'sayfanın kaydırılması', en: 'the scrolling of the page' },
    'watch the focus': { tr: 'klavyenin nerede olduğu', en: 'where the focus is' },
  },
  delays: {},
  guards: {},
  effects: {},
}
