import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { locales } from '#contract/locale.ts'
import styles from './language-select.module.css'

export type LanguageSelectProps = {
  locale: string
  onLanguage: (locale: string) => void
  languages?: readonly { locale: string; name?: string | undefined }[] | undefined
}

/** Each by its own name. */
const ownLanguages = locales.map((locale) => ({
  locale,
  name: new Intl.DisplayNames([locale], { type: 'language' }).of(locale),
}))

export function LanguageSelect({ locale, onLanguage, languages = ownLanguages }: LanguageSelectProps) {
  const { t } = useLingui()
  const shown = languages.some((language) => language.locale === locale)
    ? languages
    : [...languages, { locale }]
  return (
    <label className={styles.language}>
      <Globe size={20} aria-hidden />
      <span className="only-heard">{t`Dil seçin`}</span>
      <select value={locale} onChange={(event) => onLanguage(event.currentTarget.value)}>
        <option value="" disabled hidden>
          {t`Dil seçin`}
        </option>
        {shown.map((language) => (
          <option key={language.locale} value={language.locale} lang={language.locale}>
            {language.name ?? language.locale}
          </option>
        ))}
      </select>
    </label>
  )
}
