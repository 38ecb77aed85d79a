import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
let [project, shallow, scratch] = ['', '', '']
const machine = 'machines/recovery/recovery.machine.ts'

const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com', '-c', 'commit.gpgsign=false', ...words],
    {
      cwd: project,
      stdio: 'ignore',
    },
  )
const paths = (place: string, ...words: string[]) =>
  spawnSync(process.execPath, ['tests/paths/cli.ts', ...words], {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: scratch },
  })
const edit = (...changes: [string, string][]) => {
  const file = join(project, machine)
  const before = readFileSync(file, 'utf8')
  const after = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The machine does not say: ${from}`)
    return text.replace(from, to)
  }, before)
  writeFileSync(file, after)
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'lale-history-')))
  project = join(folder, 'project')
  shallow = join(folder, 'shallow')
  scratch = join(folder, 'scratch')
  for (const part of ['package.json', 'contract', 'machines', 'charts', 'server', 'src', 'tests'])
    cpSync(join(root, part), join(project, part), { recursive: true })
  cpSync(join(root, 'package.json'), join(scratch, 'kept'))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, '.gitignore'), 'node_modules\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'As it was')
  edit(
    ["'login wait': 1_000", "'login wait': 2_000"],
    ['Step 1: whose password is forgotten.', 'Whose password is forgotten.'],
    ["target: 'checking the code',", "target: 'asking for a new password',"],
    [
      "after: { 'login wait': 'going to the login' },",
      "after: { 'login wait': 'going to the login' },\n      on: { close: 'going to the login' },",
    ],
    ["| { type: 'begin again' }", "| { type: 'begin again' }\n  | { type: 'close' }"],
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it('Scenario: a machine changes, and QA hears what is new, what is gone and which cases are out of date', () => {
  const { stdout, stderr } = paths(project, '--since', 'HEAD', '--language', 'en', 'recovery', 'login')
  expect(stderr).toBe('')
  expect(stdout.replaceAll(/recovery-[0-9a-f]{8}/g, 'recovery-…')).toBe(`recovery
  ~ state changed: recovery.asking for the username
      description: Step 1: whose password is forgotten. → Whose password is forgotten.
  ~ transition changed: recovery.asking for the code — check the code
      target: recovery.checking the code → recovery.asking for a new password
  + transition added: recovery.done — close
  ~ transition changed: recovery.done — xstate.after.login wait.recovery.done
      delay: 1000 ms → 2000 ms
  cases out of date: 3 of 3
    recovery-…: step 3, Enter the code from the email and press “Continue”
      was: checking the code
      is: asking for a new password
    recovery-…: step 11, Enter a wrong code and press “Continue”
      was: checking the code
      is: asking for a new password
    recovery-…: step 3, Enter the code from the email and press “Continue”
      was: checking the code
      is: asking for a new password
  new cases: 3
    recovery-… Recovery of the password – 2 seconds pass (the wait before the login opens)
    recovery-… Recovery of the password – Press “Ask for a New Code”
    recovery-… Recovery of the password – The server refuses: the change of the password

1 of 2 flows are as they were at HEAD.
`)
  expect(readdirSync(scratch)).toEqual(['kept'])
}, 60_000)

it('Scenario: a commit that is not there is told, and what to do where the checkout is shallow', () => {
  expect(paths(project, '--since', 'nowhere').stderr).toMatch(/^No such commit: nowhere\.\n/)
  git('clone', '--quiet', '--depth', '1', `file://${project}`, shallow)
  symlinkSync(join(root, 'node_modules'), join(shallow, 'node_modules'))
  expect(paths(shallow, '--since', 'HEAD~1').stderr).toMatch(
    /^No such commit here: HEAD~1\. This checkout is shallow: "git fetch --unshallow" brings the rest\./,
  )
}, 60_000)
