import { useEffect, useState, type ComponentType } from 'react'
import { patiently } from '../http/patiently.ts'
import { onFirstToast } from './toast.ts'

/** Milliseconds: after the first paint. A toast that says that the network is gone could not be fetched then. */
const later = 1000

const fetchToastList = patiently(() => import('./toast-list.tsx'))

/** Stands once in the shell; the toasts' own code comes after the page, or with the first one. None is lost. */
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
