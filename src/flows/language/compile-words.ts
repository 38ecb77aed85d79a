import type { Messages } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** 'round|Bahis': the sentence of one of its meanings. */
const withContext = /^(\w+)\|(.+)$/s

interface Translation {
  key: string
  value: string
}

/** The operator's words as Lingui reads them. */
export const compileWords = (words: readonly Translation[]): Messages =>
  Object.fromEntries(words.flatMap(entriesOf))

/** A run-time message goes by its key, one of the site's own by that of its sentence. What cannot be read leaves the site's own word. */
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
