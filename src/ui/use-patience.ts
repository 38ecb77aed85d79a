import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { hideToast, showToast } from './toast.ts'

/** Milliseconds until a toast says that the answer takes long. */
const patience = 4000
const id = 'patience'

export function usePatience(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined
    let isTold = false
    const waiting = setTimeout(() => {
      isTold = true
      showToast({ kind: 'loading', id, text: t`İşleminiz sürüyor. Yanıt gelmesi biraz zaman alıyor.` })
    }, patience)
    return () => {
      clearTimeout(waiting)
      if (isTold) hideToast(id)
    }
  }, [busy])
}
