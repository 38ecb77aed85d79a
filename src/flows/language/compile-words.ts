import type { Messages } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** 'round|Bahis': a sentence with a context. */
const withContext = /^(\w+)\|(.+)$/s

interface Translation {
  key: string
  value: string
}

export const compileWords = (words: readonly Translation[]): Messages =>
  Object.fromEntries(words.flatMap(entriesOf))

/**
 * Stores a text under its key (run-time messages) and under the id of its sentence (the site's own). One that does
 * not compile is left out.
 */
function entriesOf({ key, value }: Translation): [string, Messages[string]][] {
  const [, context, sentence = key] = withContext.exec(key) ?? []
  try {
    const message = compileMessageOrThrow(value)
    return [
      [key, message],
      [generateMessageId(sentence, context), message],
    ]
  } catch {
    return []
  }
}
