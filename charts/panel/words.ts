import type { Language, Said } from '../words/said.ts'

export const words = {
  flows: { tr: 'Akışlar', en: 'Flows' },
  recording: { tr: 'Kaydediliyor', en: 'Recording' },
  panel: { tr: 'Yürünen akışlar', en: 'Flows walked' },
  record: { tr: 'Adımlarımı kaydet', en: 'Record my path' },
  nothingYet: {
    tr: 'Henüz bir şey olmadı. Sitenin açılışını da kaydetmek için sayfayı yenileyin.',
    en: 'Nothing has moved yet. Reload to hear the start of the site, too.',
  },
  nothing: { tr: 'Kayıt yok.', en: 'Nothing is recorded.' },
  flow: { tr: 'Akış', en: 'Flow' },
  states: { tr: 'Durumlar', en: 'States' },
  transitions: { tr: 'Geçişler', en: 'Transitions' },
  send: { tr: 'Rapora gönder', en: 'Send to the report' },
  download: { tr: 'İndir', en: 'Download' },
  beginAgain: { tr: 'Baştan başla', en: 'Begin again' },
  written: { tr: 'Yazıldı:', en: 'Written:' },
  addedBy: { tr: 'Rapora ekleyen komut:', en: 'What adds it to the report:' },
  notSent: { tr: 'Gönderilemedi.', en: 'It could not be sent.' },
} satisfies Record<string, Said>

export const languageOf = (page: Document): Language => (page.documentElement.lang === 'en' ? 'en' : 'tr')
