import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Every module imports its own icons: through the one list of all, each file of shared code would bring the icons of the whole site. */
export function iconsApart(): Plugin {
  const list = readFileSync(
    join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/lucide-react.mjs'),
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
