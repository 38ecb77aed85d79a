import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from '../setup/scratch.ts'
import { dockerfile, root } from './files.ts'

interface Locked {
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
}

const here = fileURLToPath(root)

/** What `npm ci --omit=dev --omit=optional` installs. */
function installed(): string[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(new URL('package-lock.json', root), 'utf8'),
  )
  return Object.entries(packages)
    .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
    .map(([path]) => path)
    .filter((path) => path !== '' && !path.includes('/node_modules/'))
}

/** A folder with the files of the image, as its Dockerfile copies them, and the program `node`. */
export function imageFolder(): string {
  const folder = scratchFolder('test')
  const isNear = statSync(here).dev === statSync(folder).dev
  const copied = dockerfile('Dockerfile').copies.map(({ from }) => from.replace('/lale/', ''))
  const paths = copied.flatMap((path) => (path === 'node_modules' ? installed() : path))
  execFileSync('cp', [isNear ? '-al' : '-a', '--parents', ...paths, folder], { cwd: here })
  execFileSync('cp', [process.execPath, join(folder, 'node')])
  return folder
}
