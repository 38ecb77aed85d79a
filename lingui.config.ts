import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { fallbackLocale, locales } from './contract/locale.ts'

export default defineConfig({
  sourceLocale: 'tr',
  locales: [...locales],
  fallbackLocales: { default: fallbackLocale },
  catalogs: [
    {
      path: '<rootDir>/src/words/locales/{locale}/messages',
      include: ['<rootDir>/src'],
    },
    // The sandbox's pages are no part of the site: their words have a catalogue of their own, with those of the parts that both use.
    {
      path: '<rootDir>/sandbox/pages/words/{locale}/messages',
      include: ['<rootDir>/sandbox/pages', '<rootDir>/src/ui'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
