import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'

const sentences: Record<Failure['kind'], () => string> = {
  refused: () => t`İşleminiz yapılamadı. Lütfen yeniden deneyin.`,
  'signed out': () => t`Oturumunuz sona erdi. Lütfen yeniden giriş yapın.`,
  'no answer': () => t`Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.`,
  'not understood': () => t`Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.`,
}

/** The server's sentence; ours where it sent none. */
export function sayFailure(failure: Failure): string {
  const said = 'message' in failure ? failure.message : ''
  return withoutField(said, 'field' in failure ? failure.field : undefined) || sentences[failure.kind]()
}

/** 'Amount: too much.' becomes 'Too much.': the field is marked. */
function withoutField(message: string, field: string | undefined): string {
  const prefix = `${field}: `
  if (field === undefined || !message.startsWith(prefix)) return message
  const rest = message.slice(prefix.length)
  return rest.slice(0, 1).toLocaleUpperCase(i18n.locale) + rest.slice(1)
}
