import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { thisCheckout } from './cluster.ts'

export interface ReleaseBefore extends Disposable {
  /** A folder: a built checkout. */
  checkout: string
}

/** The commit before the newest migration, built with the packages of this checkout. */
export function releaseBefore(): ReleaseBefore {
  using started = new DisposableStack()
  const folder = scratchFolder('test')
  started.defer(() => rmSync(folder, { recursive: true, force: true }))
  const checkout = join(folder, 'checkout')
  const archive = join(folder, 'checkout.tar')
  mkdirSync(checkout)
  git('archive', `--output=${archive}`, commitBeforeNewestMigration())
  execFileSync('tar', ['-xf', archive, '-C', checkout])
  symlinkSync(join(thisCheckout, 'node_modules'), join(checkout, 'node_modules'))
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: checkout, stdio: 'pipe' })
  const all = started.move()
  return { checkout, [Symbol.dispose]: () => all.dispose() }
}

function commitBeforeNewestMigration(): string {
  try {
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/migrations')
    return git('rev-parse', '--verify', '--quiet', `${newest}^`)
  } catch (error) {
    const message =
      'The commit before the newest migration is not in this checkout: fetch the history (git fetch --unshallow)'
    throw new Error(message, { cause: error })
  }
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: thisCheckout, encoding: 'utf8', stdio: 'pipe' }).trim()
