import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SandboxFault } from '#sandbox/contract/fault.ts'

interface Said {
  name: MessageDescriptor
  text: MessageDescriptor
}

export const faultWords: Record<SandboxFault, Said> = {
  'launch refused': {
    name: msg`Oyun açılmaz`,
    text: msg`Sağlayıcı, oyunu açma isteğini reddeder.`,
  },
  'launch slow': {
    name: msg`Oyun geç açılır`,
    text: msg`Sağlayıcı, platformun beklediğinden uzun sürede yanıt verir.`,
  },
  'launch answered with HTML': {
    name: msg`Yanıt yerine bakım sayfası`,
    text: msg`Sağlayıcı, beklenen yanıt yerine bir HTML sayfası gönderir.`,
  },
  'launch not answered': {
    name: msg`Yanıt hiç gelmez`,
    text: msg`Sağlayıcı, oyunu açma isteğine hiç yanıt vermez.`,
  },
  'token expired': {
    name: msg`Oturum süresi dolmuş`,
    text: msg`Sağlayıcı, oyuncuyu masaya almaz.`,
  },
  'bet sent twice': {
    name: msg`Bahis iki kez gönderilir`,
    text: msg`Her bahis cüzdana aynı anda iki kez ulaşır.`,
  },
  'bet after its rollback': {
    name: msg`Bahis, iadesinden sonra gelir`,
    text: msg`Bahis zaman aşımına uğrar, iade edilir, sonra cüzdana ulaşır.`,
  },
  'wallet unreachable once': {
    name: msg`Cüzdana bir kez ulaşılamaz`,
    text: msg`Sıradaki tek çağrı yanıtsız kalır; ardından bu arıza kendiliğinden kapanır.`,
  },
  'reload in mid-round': {
    name: msg`Oyun tur sırasında yeniden yüklenir`,
    text: msg`Her bahisten sonra oyun kendini yeniden yükler; alınan bahis geçerli kalır.`,
  },
  'register not answered': {
    name: msg`Uzak kalanlar kaydı yanıt vermez`,
    text: msg`GamStop, Spelpaus ve LUGAS sorulara hiç yanıt vermez.`,
  },
  'register closed': {
    name: msg`Uzak kalanlar kaydı hizmet dışı`,
    text: msg`GamStop, Spelpaus ve LUGAS her soruyu 503 ile geri çevirir.`,
  },
  'register answered with HTML': {
    name: msg`Kayıttan yanıt yerine bakım sayfası`,
    text: msg`GamStop, Spelpaus ve LUGAS, beklenen yanıt yerine bir HTML sayfası gönderir.`,
  },
  'register done without an answer': {
    name: msg`LUGAS yapar, yanıt vermez`,
    text: msg`LUGAS kendisine söyleneni işler, ama yanıt vermez.`,
  },
}
