import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))

/** Stands once in the shell; loads the toasts' own code only when the first one comes. */
export function Toaster() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return needed ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
