import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(import.meta.dirname)

/** The modules of each script with their bytes: names what makes a page too heavy. */
export function modulesOfScripts(): Plugin {
  return {
    name: 'modules-of-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return []
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
          relative(root, id),
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
