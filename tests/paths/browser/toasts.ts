import { expect } from '@playwright/test'
import type { Failure } from '#contract/failure.ts'
import type { Stage } from './replay.ts'

const sentences = {
  'no answer': /Sunucuya ulaşılamadı/,
  'not understood': /beklenmeyen bir yanıt/,
  'signed out': /Oturumunuz sona erdi/,
}

/** The server's words without the field that they begin with. */
const withoutField = (message: string) => message.replace(/^\w+: /, '')
const asPattern = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu')

/** Section 8: why it failed stands in a toast, in the server's words where it said any. */
export async function toastOfFailure({ player, said }: Stage, params: unknown): Promise<void> {
  const { failure } = params as { failure: Failure }
  const words = failure.kind === 'refused' ? asPattern(withoutField(said)) : sentences[failure.kind]
  await expect(player.toast(words).first()).toBeVisible()
}

/** Section 8: what the server says of a success stands in a toast. */
export async function toastOfSuccess({ player, said }: Stage): Promise<void> {
  if (said) await expect(player.toast(said).first()).toBeVisible()
}
