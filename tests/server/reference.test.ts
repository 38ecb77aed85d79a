import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withReference } from '#server/cli/reference.ts'
import { environment } from '#server/docs/environment.ts'
import { commands } from '#server/operator/commands.ts'

/** Without the formatter's alignment of tables. */
const plain = (page: string) => page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

test('Scenario: an operator finds every variable and every command on the page, as the code has them', () => {
  const page = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  for (const name of [...Object.keys(environment), ...commands.keys()]) expect(page).toContain(`\`${name}`)
  expect(plain(page), 'out of date: npm run reference').toBe(plain(withReference(page)))
})
