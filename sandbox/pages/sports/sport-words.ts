import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LegFault, MarketId, SlipRefusal, SlipStatus, SportId } from '#sandbox/contract/sports.ts'

export const sportNames: Record<SportId, MessageDescriptor> = {
  football: msg`Futbol`,
  basketball: msg`Basketbol`,
  tennis: msg`Tenis`,
  volleyball: msg`Voleybol`,
  'ice-hockey': msg`Buz Hokeyi`,
  'e-football': msg`E-Futbol`,
  shooter: msg`Taktik Nişancı`,
  arena: msg`Arena`,
}

export const marketNames: Record<Exclude<MarketId, 'total'>, MessageDescriptor> = {
  result: msg`Maç sonucu`,
  winner: msg`Kazanan`,
  both: msg`Karşılıklı gol`,
  handicap: msg`Handikap`,
}

const [goals, points, sets, maps] = [msg`Toplam gol`, msg`Toplam sayı`, msg`Toplam set`, msg`Toplam harita`]
export const totalNames: Record<SportId, MessageDescriptor> = {
  football: goals,
  basketball: points,
  tennis: sets,
  volleyball: sets,
  'ice-hockey': goals,
  'e-football': goals,
  shooter: maps,
  arena: maps,
}

export const slipStatusNames: Record<SlipStatus, MessageDescriptor> = {
  open: msg`Sürüyor`,
  won: msg`Kazandı`,
  lost: msg`Kaybetti`,
  void: msg`İade edildi`,
}

export const legFaults: Record<LegFault, MessageDescriptor> = {
  gone: msg`Bu seçim artık sunulmuyor.`,
  ended: msg`Maç bitti; bu seçime artık bahis alınmıyor.`,
  suspended: msg`Bu seçim şu anda durduruldu. Birazdan yeniden deneyebilirsiniz.`,
  started: msg`Maç başladı; canlı oranları kabul ederseniz bahse devam edebilirsiniz.`,
  moved: msg`Oran değişti.`,
}

export const slipRefusals: Record<Exclude<SlipRefusal, 'legs'>, MessageDescriptor> = {
  'same fixture': msg`Kombine kuponda bir maçtan yalnızca bir seçim olabilir.`,
  'stake too low': msg`Bahis tutarı alt sınırın altında.`,
  'stake too high': msg`Bahis tutarı üst sınırın üstünde.`,
  'win too high': msg`Olası kazanç üst sınırı aşıyor. Lütfen tutarı azaltın.`,
  'insufficient funds': msg`Bakiyeniz bu bahis için yeterli değil.`,
  'limit reached': msg`Kendinize koyduğunuz limite ulaştınız; bu bahis alınmadı. Limitlerinizi hesabınızda görebilirsiniz.`,
  'play closed': msg`Oyuna ara verdiniz ya da oyun hesabınız için şu anda kapalı; bu bahis alınmadı. Ayrıntıları hesabınızda görebilirsiniz.`,
  'session ended': msg`Oturumunuz sona erdi. Bahis için yeniden giriş yapın.`,
  'not known': msg`Oturumunuz sona erdi. Bahis için yeniden giriş yapın.`,
  'id reused': msg`Kupon alınamadı. Lütfen yeniden deneyin.`,
  'no answer': msg`Cüzdan yanıt vermedi: kupon alınmadı, bakiyenizden bir şey düşüldüyse geri verilecek.`,
}
