import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { releaseLength } from '#contract/vitals.ts'
import { worthCompressing } from '../compression/encodings.ts'
import { keepingMode } from './own-mode.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')
const stamp = join(dist, '.inputs')
export const inputs = [
  'src',
  'machines',
  'packages',
  'contract',
  'public',
  'vite',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]
/** Rooms with pages of their own, which they build into dist-<room>/. */
const rooms = globSync('*/vite.config.ts', { cwd: root }).map(dirname)

/** Builds dist/ (the site), dist-first-screen/ (draws first screens) and the pages of other rooms, if an input has changed. */
export async function build(): Promise<void> {
  const digest = await digestOf([...inputs, ...rooms])
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return
  const vite = await import('vite')
  const define = { 'import.meta.env.RELEASE': JSON.stringify(digest.slice(0, releaseLength)) }
  await keepingMode(() => vite.build({ root, logLevel: 'warn', build: { emptyOutDir: true }, define }))
  const configFile = join(root, 'vite.config.ts')
  await keepingMode(() => vite.build({ configFile, mode: 'first-screen', logLevel: 'warn' }))
  await compress(dist)
  for (const room of rooms) {
    await keepingMode(() => vite.build({ configFile: join(root, room, 'vite.config.ts'), logLevel: 'warn' }))
    await compress(join(root, `dist-${room}`))
  }
  await writeFile(stamp, digest)
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort()
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

export async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.byteLength < worthCompressing) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${file}.br`, await brotli(content, { params }))
    }),
  )
}

if (import.meta.main) await build()
