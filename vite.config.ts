import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Plugin, type UserConfig } from 'vite'

/** Section 9: a toast takes this long to leave, in milliseconds. */
const TOAST_EXIT = 800

/**
 * Sonner writes a style element when it is imported, which `style-src 'self'` forbids, and removes a closed toast
 * after a fixed 200 ms. Its stylesheet is imported as a file instead, and the wait takes the product's figure.
 * A release of sonner without these two lines stops the build.
 */
function sonnerUnderStrictPolicy(): Plugin {
  const replacements: [RegExp, string][] = [
    [/^__insertCSS\(.*\);?$/m, ''],
    [/const TIME_BEFORE_UNMOUNT = \d+;/, `const TIME_BEFORE_UNMOUNT = ${TOAST_EXIT};`],
  ]
  return {
    name: 'sonner-under-strict-policy',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        return replacements.reduce((text, [pattern, put]) => {
          if (!pattern.test(text)) this.error(`sonner has changed: ${pattern} is not found`)
          return text.replace(pattern, () => put)
        }, code)
      },
    },
  }
}

interface Property {
  node: { key: { name?: string }; value: { type: string } }
  remove(): void
}

/** What machines tell their readers (`description`, `meta`) stays out of what players download: 2 kB of the first load. */
const machinesWithoutProse = defineRolldownBabelPreset({
  preset: () => ({ plugins: [{ visitor: { ObjectProperty: removeProse } }] }),
  rolldown: {
    filter: { id: /[\\/]machines[\\/]/ },
    configResolvedHook: (config) => config.command === 'build',
  },
})

function removeProse(property: Property): void {
  const { key, value } = property.node
  const prose = { description: 'StringLiteral', meta: 'ObjectExpression' }[key.name ?? '']
  if (prose === value.type) property.remove()
}

const words = babel({ presets: [linguiTransformerBabelPreset(), machinesWithoutProse] })

const resolve = {
  alias: [
    { find: /^zod\/v4$/, replacement: 'zod/v4/mini' },
    // React has the store hook itself; the shim is for versions before 18.
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: 'use-sync-external-store/with-selector',
    },
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
}

const build: BuildOptions = {
  assetsInlineLimit: 0,
  // The first releases with light-dark(): a panel that stays dark by day needs it as it is written.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
}

const site: UserConfig = {
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    words,
    react(),
    lingui({ failOnCompileError: true }),
    sonnerUnderStrictPolicy(),
  ],
  resolve,
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    ...build,
    outDir: 'dist',
    manifest: true,
    // What every page needs is one file: forty small ones weigh a tenth more and wait for each other.
    rolldownOptions: {
      // No module here reads a property or a global for the sake of reading it.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], test: (id) => !/(index\.html|main\.tsx)$/.test(id) }],
        },
      },
    },
  },
}

/** The pages of the sandbox of games and sports: served at another origin, and no part of the site. */
const sandbox: UserConfig = {
  root: 'src/sandbox',
  publicDir: false,
  plugins: [words, react(), lingui({ failOnCompileError: true })],
  resolve,
  build: { ...build, outDir: '../../dist-sandbox', emptyOutDir: true },
}

export default defineConfig(({ mode }) => (mode === 'sandbox' ? sandbox : site))
