import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { History } from './since/history.ts'

const machine = 'machines/recovery/recovery.machine.ts'
let history: History
const paths = (place: string, ...words: string[]) => history.run(place, 'tests/paths/cli.ts', ...words)

beforeAll(() => {
  history = new History()
  history.edit(
    machine,
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
afterAll(() => history.forget())

it('Scenario: a machine changes, and QA hears what is new, what is gone and which cases are out of date', () => {
  const { stdout, stderr } = paths(
    history.project,
    '--since',
    'HEAD',
    '--language',
    'en',
    'recovery',
    'login',
  )
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
    recovery-… Recovery of the password: The “Login” dialog opens in the same place – 2 seconds pass (the wait before the login opens)
    recovery-… Recovery of the password: The “Recovery Password” dialog is open – Press “Ask for a New Code”
    recovery-… Recovery of the password: The heading “New Password” is there – The server refuses: the change of the password

1 of 2 flows are as they were at HEAD.
`)
  expect(readdirSync(history.scratch)).toEqual(['kept'])
}, 60_000)

it('Scenario: a commit that is not there is told, and what to do where the checkout is shallow', () => {
  expect(paths(history.project, '--since', 'nowhere').stderr).toMatch(/^No such commit: nowhere\.\n/)
  history.cloneShallow()
  expect(paths(history.shallow, '--since', 'HEAD~1').stderr).toMatch(
    /^No such commit here: HEAD~1\. This checkout is shallow: "git fetch --unshallow" brings the rest\./,
  )
}, 60_000)
