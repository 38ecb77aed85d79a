import { constants, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from '../setup/scratch.ts'
import { dockerfile, root } from './files.ts'

interface Locked {
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const here = fileURLToPath(root)

/** What `npm ci --omit=dev --omit=optional --include-workspace-root --workspace=signalr-hub` installs. */
function installed(): string[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(new URL('package-lock.json', root), 'utf8'),
  )
  const found = new Set<string>()
  const need = ({ dependencies, peerDependencies }: Locked) => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const path = `node_modules/${name}`
      const { dev, optional, devOptional } = packages[path] ?? { dev: true }
      if (found.has(path) || dev || optional || devOptional) continue
      found.add(path)
      for (const [inside, locked] of Object.entries(packages))
        if (inside === path || inside.startsWith(`${path}/`)) need(locked)
    }
  }
  for (const workspace of ['', 'packages/signalr-hub']) need(packages[workspace] ?? {})
  return [...found, 'node_modules/signalr-hub']
}

/** A folder with the files of the image, as its Dockerfile copies them, and the program `node`. */
export function imageFolder(): string {
  const folder = scratchFolder('test')
  const copied = dockerfile('Dockerfile').copies.map(({ from }) => from.replace('/lale/', ''))
  const copy = (from: string, to: string) =>
    cpSync(from, join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
  for (const path of copied)
    for (const each of path === 'node_modules' ? installed() : [path]) copy(join(here, each), each)
  copy(process.execPath, 'node')
  return folder
}
