import { i18n, type Messages } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { ask } from '../../http/ask.ts'
import { askedFor, ownLocale, type Locale } from '../../words/lingui.ts'

const asked = new Map<string, Promise<Messages>>()
/** 'round|Bahis': the sentence of one of its meanings. */
const withContext = /^(\w+)\|(.+)$/s

/** What the operator has put in place of the site's own words; asked for once in a language. What failed is asked for again. */
export function serverWords(language: string, standIn: Locale = ownLocale()): Promise<Messages> {
  const known = asked.get(language)
  if (known) return known
  const words = load(askedFor(language, standIn))
  asked.set(language, words)
  words.catch(() => asked.delete(language))
  return words
}

/** Whoever chooses a language hears what the operator says now, in the one before it as well where the choice comes to nothing. */
export function forgetServerWords(): void {
  asked.clear()
}

/** The site says them from now on, if it still speaks the language. */
export async function hearServer(language: string): Promise<void> {
  const words = await serverWords(language)
  const isNew = Object.entries(words).some(([id, message]) => i18n.messages[id] !== message)
  if (i18n.locale === language && isNew) i18n.load(language, words)
}

async function load(locale: string): Promise<Messages> {
  const { data } = await ask('cms/translationlist', {}, { locale })
  return Object.fromEntries(data.flatMap(({ key, value }) => entriesOf(key, value)))
}

/** A run-time message goes by its key, one of the site's own by that of its sentence. What cannot be read leaves the site's own word. */
function entriesOf(key: string, value: string): [string, Messages[string]][] {
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
