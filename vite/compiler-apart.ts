import type { Plugin } from 'vite'

/** Lingui's core imports the message compiler and calls it in development only: in a build it is loaded with the operator's texts alone. */
export function compilerApart(): Plugin {
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
