import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  fallbackLocales: { default: 'tr' },
  catalogs: [
    {
      path: '<rootDir>/src/words/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['**/node_modules/**', '<rootDir>/src/sandbox/**'],
    },
    // The sandbox's pages are no part of the site: their words have a catalogue of their own, with those of the parts that both use.
    {
      path: '<rootDir>/src/sandbox/words/{locale}/messages',
      include: ['<rootDir>/src/sandbox', '<rootDir>/src/ui'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
