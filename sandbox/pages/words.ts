import { i18n } from '@lingui/core'

/** Turkish where the language is not known. */
export async function speak(language: string | null): Promise<void> {
  const locale = language === 'en' ? 'en' : 'tr'
  const { messages } = await import(`./words/${locale}/messages.po`)
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}
