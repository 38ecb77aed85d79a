import type { Said } from '#charts/words/said.ts'

export const words = {
  title: { tr: 'Oyuncular ne yapıyor', en: 'What players do' },
  about: {
    tr: 'Yüzdeler, bu adımı atan ya da bu durumda biten yürüyüşlerin payıdır. Noktalı çizilen geçişleri kimse almadı.',
    en: 'A percentage is the part of the walks that took the transition, or ended in the state. Nobody took the dotted ones.',
  },
  end: { tr: 'bitiş', en: 'ends' },
  walks: { tr: 'Yürüyüş', en: 'Walks' },
  taken: { tr: 'Alınan geçişler', en: 'Transitions taken' },
  never: { tr: 'Kimsenin almadığı geçişler', en: 'Transitions that nobody took' },
  ends: { tr: 'Yürüyüşlerin bittiği yerler', en: 'Where walks end' },
  untested: { tr: 'Hiçbir test durumunda olmayan yollar', en: 'Paths that no case contains' },
  top: { tr: 'En çok yürünen yollar', en: 'The paths walked most' },
  noCase: {
    tr: 'Test durumu olarak yazılamaz: dünyanın yanıtları arasında bu yok.',
    en: 'Not to be written as a case: the world of the flow does not answer so.',
  },
  nobody: { tr: 'Bu akışta kimse yürümedi.', en: 'Nobody walked in this flow.' },
} satisfies Record<string, Said>

/** @param share 0 to 1 */
export const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`
