import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutant.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Built by `npm run build`: a mutant in the browser builds its own again. */
const built = ['dist', 'dist-first-screen', 'dist-sandbox']

/** A copy of the working tree in which one file at a time is wrong. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'lale-mutants-'))

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    for (const file of listed.split('\0').filter(Boolean)) this.#copy(file)
    for (const folder of built) cpSync(join(root, folder), join(this.folder, folder), { recursive: true })
    this.#link()
  }

  async with<Answer>(
    { file, from, to }: Pick<Mutant, 'file' | 'from' | 'to'>,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    const place = join(this.folder, file)
    const right = readFileSync(place, 'utf8')
    writeFileSync(
      place,
      right.replace(from, () => to),
    )
    try {
      return await run()
    } finally {
      writeFileSync(place, right)
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The packages of the copy, so that a fault in them is met. */
  #link(): void {
    const [modules, own] = [join(root, 'node_modules'), join(this.folder, 'node_modules')]
    mkdirSync(own)
    for (const name of readdirSync(modules))
      symlinkSync(
        name.startsWith('statechart-') ? join('../packages', name) : join(modules, name),
        join(own, name),
      )
  }

  #copy(file: string): void {
    mkdirSync(join(this.folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(this.folder, file))
  }
}

const times = ({ file, from }: Mutant) => readFileSync(join(root, file), 'utf8').split(from).length - 1

/** @throws naming the mutants whose text no longer occurs exactly once in their file */
export function assertNotStale(mutants: readonly Mutant[]): string {
  const stale = mutants.filter((mutant) => times(mutant) !== 1)
  if (stale.length === 0) return ''
  throw new Error(stale.map(({ file, from }) => `${file} does not have once: ${from}`).join('\n'))
}
