import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  fallbackLocales: { default: 'tr' },
  catalogs: [{ path: '<rootDir>/src/words/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
