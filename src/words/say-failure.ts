import { t } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'

/** The sentence for a call that did not do what it was asked to: the server's own where it gave one. */
export function sayFailure(failure: Failure): string {
  return ('message' in failure && failure.message) || sentences[failure.kind]()
}

const sentences: Record<Failure['kind'], () => string> = {
  refused: () => t`İşleminiz yapılamadı. Lütfen yeniden deneyin.`,
  'signed out': () => t`Oturumunuz sona erdi. Lütfen yeniden giriş yapın.`,
  'no answer': () => t`Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.`,
  'not understood': () => t`Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.`,
}
