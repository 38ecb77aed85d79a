import { useEffect, useState, type ComponentType } from 'react'
import { patiently } from '../http/late-part.provide.ts'
import { onFirstToast } from './toast.ts'

/** Milliseconds, after the first paint. Loaded ahead: without a network the toast that says so could not load its code. */
const later = 1000

const fetchToastList = patiently(() => import('./toast-list.tsx'))

/** The code of the toasts loads after the page, or with the first toast; none is lost. */
export function Toaster() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isComing = false
    const fetchOnce = async () => {
      if (isComing) return
      isComing = true
      const part = await fetchToastList()
      setToastList(() => part.default)
    }
    const waiting = setTimeout(fetchOnce, later)
    const sleep = onFirstToast(() => void fetchOnce())
    return () => {
      clearTimeout(waiting)
      sleep()
    }
  }, [])
  return ToastList && <ToastList />
}
