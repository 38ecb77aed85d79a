import type { Failure } from '#contract/failure.ts'
import { showToast } from '../ui/toast.ts'
import { sayFailure } from '../words/say-failure.ts'

/** Section 8: the server's message as an error toast. The end of the session is told once, by the site. */
export function tellFailure(failure: Failure): void {
  if (failure.kind !== 'signed out') showToast({ kind: 'error', text: sayFailure(failure) })
}

/** Section 8: a success message as a success toast; a server that said nothing is not quoted. */
export function tellSuccess(message: string): void {
  if (message) showToast({ kind: 'success', text: message })
}

/** Section 8: a 401 has ended the session. */
export function tellSessionEnded(message: string): void {
  showToast({ kind: 'error', text: sayFailure({ kind: 'signed out', message }) })
}
