import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { thisCheckout } from './cluster.ts'

export interface ReleaseBefore extends Disposable {
  /** A folder: a built checkout. */
  checkout: string
}

/** The newest commit that has fewer migrations than this checkout, each as it is here, built with the packages of this checkout. */
export function releaseBefore(): ReleaseBefore {
  using started = new DisposableStack()
  const folder = scratchFolder('test')
  started.defer(() => rmSync(folder, { recursive: true, force: true }))
  const checkout = join(folder, 'checkout')
  const archive = join(folder, 'checkout.tar')
  mkdirSync(checkout)
  git('archive', `--output=${archive}`, releasedBefore())
  execFileSync('tar', ['-xf', archive, '-C', checkout])
  symlinkSync(join(thisCheckout, 'node_modules'), join(checkout, 'node_modules'))
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: checkout, stdio: 'pipe' })
  const all = started.move()
  return { checkout, [Symbol.dispose]: () => all.dispose() }
}

function releasedBefore(): string {
  const migrationsAt = (commit: string) => git('ls-tree', commit, 'server/migrations/').split('\n')
  const here = new Set(migrationsAt('HEAD'))
  const found = git('log', '--format=%H', '--', 'server/migrations')
    .split('\n')
    .find((commit) => {
      const there = migrationsAt(commit)
      return there.length < here.size && there.every((migration) => here.has(migration))
    })
  if (found === undefined)
    throw new Error(
      'No commit with fewer migrations is in this checkout: fetch the history (git fetch --unshallow)',
    )
  return found
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: thisCheckout, encoding: 'utf8', stdio: 'pipe' }).trim()
