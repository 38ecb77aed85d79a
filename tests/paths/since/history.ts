import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A copy of the project with a commit of its own, for tests of what has changed since. */
export class History {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'lale-history-')))
  readonly project = join(this.#folder, 'project')
  readonly shallow = join(this.#folder, 'shallow')
  /** For temporary files of the commands. */
  readonly scratch = join(this.#folder, 'scratch')

  constructor() {
    for (const part of [
      'package.json',
      'contract',
      'machines',
      'packages',
      'charts',
      'server',
      'src',
      'tests',
    ])
      cpSync(join(root, part), join(this.project, part), { recursive: true })
    cpSync(join(root, 'package.json'), join(this.scratch, 'kept'))
    symlinkSync(join(root, 'node_modules'), join(this.project, 'node_modules'))
    writeFileSync(join(this.project, '.gitignore'), 'node_modules\ntest-results\n')
    this.#git('init', '--quiet', '--initial-branch=main')
    this.commit('As it was')
  }

  commit(subject: string): void {
    this.#git('add', '--all')
    this.#git('commit', '--quiet', '--message', subject)
  }

  cloneShallow(): void {
    this.#git('clone', '--quiet', '--depth', '1', `file://${this.project}`, this.shallow)
    symlinkSync(join(root, 'node_modules'), join(this.shallow, 'node_modules'))
  }

  edit(path: string, ...changes: [string, string][]): void {
    const file = join(this.project, path)
    const after = changes.reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${path} does not say: ${from}`)
        return text.replace(from, to)
      },
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, after)
  }

  run(place: string, command: string, ...words: string[]) {
    return spawnSync(process.execPath, [command, ...words], {
      cwd: place,
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: this.scratch },
    })
  }

  forget(): void {
    rmSync(this.#folder, { recursive: true })
  }

  #git(...words: string[]): void {
    const author = ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...author, ...words], { cwd: this.project, stdio: 'ignore' })
  }
}
