import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Plugin, type Rolldown, type UserConfig } from 'vite'

/** Section 9: a toast takes this long to leave, in milliseconds. */
const TOAST_EXIT = 800

/**
 * Sonner adds a style element when it is imported, which `style-src 'self'` forbids, and removes a closed toast after
 * a fixed 200 ms. Its style sheet is imported as a file instead, and the delay is ours. When Tab leaves the toasts,
 * it moves the focus back to where it was before them: a keyboard trap, which is removed. A release of sonner without
 * these lines stops the build.
 */
function sonnerUnderStrictPolicy(): Plugin {
  const replacements: [RegExp, string][] = [
    [/^__insertCSS\(.*\);?$/m, ''],
    [/const TIME_BEFORE_UNMOUNT = \d+;/, `const TIME_BEFORE_UNMOUNT = ${TOAST_EXIT};`],
    [
      /(?<=contains\(event\.relatedTarget\)\) \{\s+isFocusWithinRef\.current = false;)/,
      'if (event.relatedTarget !== null) lastFocusedElementRef.current = null;',
    ],
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

/** Lingui's core imports the message compiler and calls it in development only: in a build it is loaded with the operator's texts alone. */
function compilerApart(): Plugin {
  const nothing = '\0no-compiler'
  return {
    name: 'compiler-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@lingui\/message-utils\/compileMessage$/ },
      handler: (_source, importer = '') => (/[\\/]@lingui[\\/]core[\\/]/.test(importer) ? nothing : null),
    },
    load: {
      filter: { id: /no-compiler$/ },
      handler: () => 'export const compileMessage = undefined',
    },
  }
}

/** Every module imports its own icons: through the one list of all, each file of shared code would bring the icons of the whole site. */
function iconsApart(): Plugin {
  const list = readFileSync(
    join(import.meta.dirname, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
    'utf8',
  )
  const files = new Map(
    [...list.matchAll(/^export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  return {
    name: 'icons-apart',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src[\\/]/, code: 'lucide-react' },
      handler(code) {
        return code.replace(/^import \{([^}]+)\} from ["']lucide-react["'];?$/gm, (_, names: string) =>
          names
            .split(',')
            .map((each) => {
              const [name = '', called = name] = each.trim().split(' as ')
              const file = files.get(name)
              if (file === undefined) this.error(`lucide-react has no icon ${name}`)
              return `import ${called} from 'lucide-react/icons/${file}';`
            })
            .join(''),
        )
      },
    },
  }
}

/** The modules of each script with their bytes: names what makes a page too heavy. */
function modulesOfScripts(): Plugin {
  return {
    name: 'modules-of-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return []
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
          relative(import.meta.dirname, id),
          renderedLength,
        ])
        return [[file.fileName, Object.fromEntries(modules)]]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(scripts)),
      })
    },
  }
}

/** Pages for development only: they are not in the build. */
const pagesInDevelopment: Record<string, string> = {
  '/flows': '/charts/page/index.html',
  '/ui': '/src/specimens/index.html',
}

function pagesOfDevelopers(): Plugin {
  return {
    name: 'pages-of-developers',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = /^(\/[a-z]+)\/?(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
        request.url = pagesInDevelopment[path] ?? request.url
        next()
      })
    },
    // Their script is beside them, but they are served at another address.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        Object.values(pagesInDevelopment).includes(path)
          ? html.replace('src="./', `src="${path.slice(0, path.lastIndexOf('/') + 1)}`)
          : html,
    },
  }
}

interface Property {
  node: { key: { name?: string }; value: { type: string } }
  remove(): void
}

/** Removes `description` and `meta` of the machines from the build: 2 kB. */
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

export const words = babel({ presets: [linguiTransformerBabelPreset(), machinesWithoutProse] })

export const resolve = {
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

export const build: BuildOptions = {
  assetsInlineLimit: 0,
  // The first releases with light-dark(): a panel that stays dark by day needs it unlowered.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: { polyfill: false },
}

/** No module here has an effect by reading a property or a global. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const

/** A page that is opened from disk may load no modules: one plain script does it all. */
function openedFromDisk(): Plugin {
  return {
    name: 'opened-from-disk',
    enforce: 'post',
    transformIndexHtml: (html) =>
      html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
  }
}

/** Entry modules of the public pages, in the order in which shared code is given to their files. */
const pages = {
  home: /[\\/]src[\\/](?:routes[\\/]index\.tsx\?|flows[\\/]home[\\/]home-parts)/,
  player: /[\\/]shell[\\/]profile-area\.tsx$/,
  lobby: /[\\/]routes[\\/]casino\.(?!play|aviator)/,
  frame: /[\\/]flows[\\/]site[\\/]frame\.ts$/,
  pages: /[\\/]routes[\\/](?:live)?(?:spor|esports|promotions|pages)/,
}
const ofAccount =
  /[\\/]contract[\\/](?:payment-detail|coin-address|check-digits)|[\\/]@(?:noble|scure)[\\/]|[\\/](?:flows|machines)[\\/](?:payment|phone-verification|registration|recovery|bonuses|bonus-history|claim-bonus|history|[\w-]+-history|movements|account|change-password|trial-bonus|call-request)[\\/]/

/** Name of the file for what a page needs at once: none of it is left to a later import. */
const neededBy =
  (...names: (keyof typeof pages)[]): Rolldown.CodeSplittingNameFunction =>
  (id, graph) => {
    const above = new Set([id])
    for (const each of above)
      for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer)
    return names.find((name) => [...above].some((each) => pages[name].test(each)))
  }

const site: UserConfig = {
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader']],
      },
    }),
    words,
    react(),
    lingui({ failOnCompileError: true }),
    sonnerUnderStrictPolicy(),
    compilerApart(),
    iconsApart(),
    modulesOfScripts(),
    pagesOfDevelopers(),
  ],
  resolve,
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    ...build,
    outDir: 'dist',
    manifest: true,
    // One style sheet: no dialog waits for one of its own, or fails with it.
    cssCodeSplit: false,
    // One file for what every page needs: forty small ones weigh a tenth more and wait for each other.
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !/(index\.html|main\.tsx)$/.test(id) },
            { name: neededBy('home', 'player'), debugName: 'home', minShareCount: 2 },
            // The first call needs all of it. A first screen brings its answers and makes no call.
            {
              name: 'contract',
              test: (id) =>
                /[\\/](?:contract[\\/](?!html)|node_modules[\\/]zod[\\/]|src[\\/]http[\\/])/.test(id) &&
                !ofAccount.test(id),
            },
            { name: neededBy('lobby', 'frame', 'pages'), debugName: 'pages', minShareCount: 2 },
            { name: 'dialogs', test: (id) => !ofAccount.test(id), minShareCount: 2 },
            { name: 'account', minShareCount: 2 },
          ],
        },
      },
    },
  },
}

/** The same views as a module of Node, for the server to render first screens. */
const firstScreen: UserConfig = {
  plugins: [site.plugins],
  resolve: {
    alias: [...resolve.alias, { find: /^\.\/html-tree\.ts$/, replacement: './html-tree.node.ts' }],
  },
  publicDir: false,
  build: {
    ...build,
    outDir: 'dist-first-screen',
    ssr: 'src/first-screen/draw.tsx',
    target: 'node26',
    rolldownOptions: { treeshake },
  },
}

/** Every flow as a chart, in a folder that works with any server, or from disk. */
const charts: UserConfig = {
  root: 'charts/page',
  base: './',
  publicDir: false,
  plugins: [react(), openedFromDisk()],
  resolve,
  build: {
    ...build,
    outDir: '../../dist-flows',
    emptyOutDir: true,
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
  },
}

/** The libraries of the site without the site, in the same build: the baseline for its speed. */
const floor: UserConfig = {
  root: 'tests/load/first-screen/floor',
  publicDir: false,
  plugins: [words, react(), compilerApart()],
  resolve,
  build: { ...build, rolldownOptions: { treeshake } },
}

const modes: Readonly<Record<string, UserConfig>> = {
  flows: charts,
  floor,
  'first-screen': firstScreen,
}

export default defineConfig(({ mode }) => modes[mode] ?? site)
