import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Misunderstood } from '../asked.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Older commits have their paths in tests/paths. */
const rooms = ['package.json', 'contract', 'machines', 'charts', 'tests/paths']
const enough = 1024 ** 3

const git = (...words: string[]) =>
  spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: enough })

/** The full hash. @throws Misunderstood with the reason if there is none */
export function commitNamed(name: string): string {
  const found = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  if (found.error) throw new Misunderstood('Git is needed to read older commits, and was not found.')
  if (found.status === 0) return found.stdout.trim()
  if (git('rev-parse', '--git-dir').status !== 0)
    throw new Misunderstood('This is no checkout of Git: it has no older commits.')
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true'
  throw new Misunderstood(
    isShallow
      ? `No such commit here: ${name}. This checkout is shallow: "git fetch --unshallow" brings the rest.`
      : `No such commit: ${name}.`,
  )
}

/** For a reader: short hash, day, subject. */
export const commitSaid = (name: string): string =>
  git('show', '--no-patch', '--format=%h · %cs · %s', commitNamed(name)).stdout.trim()

/** Puts machines and paths of the commit into a temporary folder. */
export function within<T>(commit: string, look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lale-since-'))
  try {
    const there = git('ls-tree', '--name-only', commit, '--', ...rooms)
      .stdout.split('\n')
      .filter(Boolean)
    if (!there.includes('machines'))
      throw new Misunderstood(`At ${commit.slice(0, 9)} there are no flows yet.`)
    const packed = execFileSync('git', ['archive', '--format=tar', commit, '--', ...there], {
      cwd: root,
      maxBuffer: enough,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: packed })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return look(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In a process of its own, which imports the modules of that folder. */
export function readIn(folder: string, names: readonly string[]): string {
  const reader = fileURLToPath(new URL('read.ts', import.meta.url))
  const read = spawnSync(process.execPath, [reader, folder, ...names], {
    encoding: 'utf8',
    maxBuffer: enough,
  })
  if (read.status === 0) return read.stdout
  throw new Misunderstood(`The flows of that commit cannot be read:\n${read.stderr.trim()}`)
}
