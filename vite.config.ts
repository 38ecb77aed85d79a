import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type Rolldown, type UserConfig } from 'vite'
import { shownForms } from './machines/sent-form.ts'
import { compilerApart } from './vite/compiler-apart.ts'
import { iconsApart } from './vite/icons-apart.ts'
import { modulesOfScripts } from './vite/modules-of-scripts.ts'
import { openedFromDisk } from './vite/opened-from-disk.ts'
import { pagesOfDevelopers } from './vite/pages-of-developers.ts'
import { sonnerUnderStrictPolicy } from './vite/sonner-under-strict-policy.ts'
import { words } from './vite/words.ts'

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
  rolldownOptions: { checks: { bundlerTimings: false } },
}

/** No module here has an effect by reading a property or a global. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const

/** Entry modules of the public pages, in the order in which shared code is given to their files. */
const pages = {
  home: /[\\/]src[\\/](?:routes[\\/]index\.tsx\?|flows[\\/]home[\\/]home-parts)/,
  player: /[\\/]shell[\\/]profile-area\.tsx$/,
  lobby: /[\\/]routes[\\/]casino\.(?!play|aviator)/,
  frame: /[\\/]flows[\\/]site[\\/]frame\.ts$/,
  pages: /[\\/]routes[\\/](?:live)?(?:spor|esports|promotions|pages)/,
}
const accountForms = shownForms.filter((form) => form !== 'login').map((form) => form.replaceAll(' ', '-'))
const ofAccount = new RegExp(
  String.raw`[\\/]contract[\\/](?:payment-detail|coin-address|check-digits)|[\\/]@(?:noble|scure)[\\/]|[\\/](?:flows|machines)[\\/](?:bonuses|history|session-history|limits|limit-change|movements|account|trial-bonus|${accountForms.join('|')})[\\/]`,
)

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
      ...build.rolldownOptions,
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
            // Nobody else's pages wait for those of breaks.
            { name: 'breaks', test: /[\\/]flows[\\/]time-out[\\/]/, minShareCount: 2 },
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
    rolldownOptions: { ...build.rolldownOptions, treeshake },
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
    rolldownOptions: { ...build.rolldownOptions, output: { format: 'iife', codeSplitting: false } },
  },
}

/** The libraries of the site without the site, in the same build: the baseline for its speed. */
const floor: UserConfig = {
  root: 'tests/load/first-screen/floor',
  publicDir: false,
  plugins: [words, react(), compilerApart()],
  resolve,
  build: { ...build, rolldownOptions: { ...build.rolldownOptions, treeshake } },
}

const modes: Readonly<Record<string, UserConfig>> = {
  flows: charts,
  floor,
  'first-screen': firstScreen,
}

export default defineConfig(({ mode }) => modes[mode] ?? site)
