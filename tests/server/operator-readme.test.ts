import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operator } from './setup/command-line.ts'

test('Scenario: the README names every command as the help does, and no other', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, usage, says]) => ({
    usage: usage?.replaceAll('\\|', '|'),
    says,
  }))
  const { said } = await operator(['help', '--json'], {})
  const groups: { commands: { usage: string; says: string }[] }[] = JSON.parse(said)
  const commands = groups.flatMap((group) => group.commands)
  expect(commands.length).toBeGreaterThan(20)
  const known = new Set(rows.map(({ usage }) => usage))
  expect(rows.filter(({ usage = '' }) => /^[a-z]/.test(usage))).toEqual(commands)
  expect(known.size).toBe(rows.length)
})
