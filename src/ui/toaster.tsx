import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from './toast.ts'

/** Milliseconds: after the first paint. A toast that says that the network is gone could not be fetched then. */
const later = 1000

/** Stands once in the shell; the toasts' own code comes after the page, or with the first one. None is lost. */
export function Toaster() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetchOnce = () => {
      import('./toast-list.tsx').then((part) => setToastList(() => part.default), fetchAgain)
    }
    /** The network may be back before it is heard that it was gone. */
    const fetchAgain = () => {
      if (navigator.onLine) waiting = setTimeout(fetchOnce, later)
      else window.addEventListener('online', fetchOnce, { once: true })
    }
    let waiting = setTimeout(fetchOnce, later)
    const sleep = onFirstToast(fetchOnce)
    return () => {
      clearTimeout(waiting)
      sleep()
      window.removeEventListener('online', fetchOnce)
    }
  }, [])
  return ToastList && <ToastList />
}
