import type { SlotSessionBar } from '../protection/judge.store.ts'
import { sayMoment } from './limit.tr.ts'
import { sayMoney } from './say-money.ts'

export const slotSessionTr = {
  'no slot session':
    'Slot oynamadan önce süreyi ve en yüksek kayıp tutarını siz belirlersiniz; oturum bitene kadar ikisi de artırılamaz. Biri dolduğunda yeni bahis alınmaz, başlamış tur tamamlanır.',
  'slot session over': ({ left, until }: Pick<SlotSessionBar, 'left' | 'until'>) =>
    until === null
      ? 'Şu anda süren bir slot oturumunuz yok. Yeni bir oturum başlatmak için oyunu yeniden yükleyin.'
      : `Bu slot oturumunda ${sayMoney('tr', left)} tutarınız kaldı, bu bahis ondan yüksek. Oturum ${sayMoment('tr', until)} itibarıyla biter.`,
  'slot session runs': ({ most, until }: { most: number; until: string }) =>
    `Süren bir slot oturumunuz var; en yüksek kayıp tutarı ${sayMoney('tr', most)}, bitişi ${sayMoment('tr', until)}. Oturum bitene kadar süre ve tutar yalnızca azaltılabilir.`,
  'slot session shortened': ({ until }: { until: string }) =>
    `Son slot oturumunuzu kısalttınız. Yeni bir oturum, ilk belirlediğiniz bitişten önce başlatılamaz: ${sayMoment('tr', until)}.`,
}
