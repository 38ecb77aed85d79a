import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TableRefusal } from '#sandbox/contract/table.ts'

const gone = msg`Bu tur başka bir sekmede ilerledi ya da siz yokken sona erdi. Oyunu yeniden yükleyince son hâlini görürsünüz.`
const refused = msg`Bu bahis kabul edilmedi. Bakiyeniz değişmedi.`

/** Why nothing was played, and what the player can do. */
export const refusals: Record<TableRefusal, MessageDescriptor> = {
  'insufficient funds': msg`Bakiyeniz bu bahse yetmiyor. Daha küçük bir bahis seçebilirsiniz.`,
  'limit reached': msg`Bu bahis alınmadı: kendi limitinizi, slotlarda yasanın koyduğu bahis tavanını ya da slot oturumunuzu aşıyor. Limitlerinizi hesabınızda görebilirsiniz; oturumunuz bittiyse oyunu yeniden yükleyin.`,
  'play closed': msg`Oyuna ara verdiniz ya da oyun hesabınız için şu anda kapalı; bu bahis alınmadı. Ayrıntıları hesabınızda görebilirsiniz.`,
  'stake out of limits': msg`Bu bahis sınırların dışında. Toplam bahis ₺1 ile ₺5.000 arasında olabilir.`,
  'round open': msg`Bu oyunda başka bir sekmede açık bir turunuz var. Önce onu bitirin.`,
  'too soon': msg`İki tur arasında kısa bir ara var; bu tur başlamadı. Birazdan yeniden deneyebilirsiniz.`,
  elsewhere: gone,
  'not now': gone,
  'no such round': gone,
  'no answer': msg`Cüzdandan yanıt gelmedi: bahsiniz oynanmadı ve hiçbir şey kaybetmediniz.`,
  'not seated': msg`Oturumunuz sona ermiş. Oyunu yeniden açınca oynayabilirsiniz.`,
  'no such game': refused,
  'not understood': refused,
  'id reused': refused,
  refused,
}
