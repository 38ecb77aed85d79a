import type { Failure } from '#contract/failure.ts'
import { showToast } from '../ui/toast.ts'
import { sayFailure } from '../words/say-failure.ts'

/** Section 8: the failure as an error toast. The site shows the end of the session itself, once. */
export function tellFailure(failure: Failure): void {
  if (failure.kind !== 'signed out') showToast({ kind: 'error', text: sayFailure(failure) })
}

/** Section 8: the server's message as a success toast; nothing when it is empty. */
export function tellSuccess(message: string): void {
  if (message) showToast({ kind: 'success', text: message })
}

/** Section 8: a 401 has ended the session. */
export function tellSessionEnded(message: string): void {
  showToast({ kind: 'error', text: sayFailure({ kind: 'signed out', message }) })
}
