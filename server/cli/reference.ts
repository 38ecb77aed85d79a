/** `npm run reference`: writes what docs/operate.md says of variables and operator commands. */
import { readFileSync, writeFileSync } from 'node:fs'
import { environment } from '../docs/environment.ts'
import { groups } from '../operator/commands.ts'
import { usageOf } from '../operator/help.ts'

const rows = Object.entries(environment).map(([name, cells]) => `| \`${name}\` | ${cells.join(' | ')} |`)

const parts: Readonly<Record<string, string>> = {
  variables: ['| variable | meaning | unset |', '| --- | --- | --- |', ...rows].join('\n'),
  commands: Object.entries(groups)
    .map(([group, commands]) => {
      const each = Object.entries(commands).map(
        ([name, command]) => `- \`${usageOf(name, command)}\`: ${command.says}`,
      )
      return [`### ${group}`, '', ...each].join('\n')
    })
    .join('\n\n'),
}

export const withReference = (page: string): string =>
  page.replace(
    /(<!-- (\w+) -->\n\n)[^]*?(\n\n<!-- \/\2 -->)/g,
    (_, begins: string, name: string, ends: string) => `${begins}${parts[name] ?? ''}${ends}`,
  )

if (import.meta.main) {
  const path = new URL('../../docs/operate.md', import.meta.url)
  writeFileSync(path, withReference(readFileSync(path, 'utf8')))
}
