/** `npm run reference`: writes what docs/operate.md says of variables and operator commands. */
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { environment } from '../docs/environment.ts'
import { variables } from '../env.ts'
import { groups } from '../operator/commands.ts'
import { usageOf } from '../operator/help.ts'

/** The default of the schema. Throws if there is none: then environment.ts says what holds. */
function usualOf(name: string): string {
  const schema: unknown = Object.entries(variables.shape).find(([each]) => each === name)?.[1]
  if (schema instanceof z.ZodMiniDefault) return String(schema.def.defaultValue)
  throw new Error(`${name} has no default: say in server/docs/environment.ts what holds if it is not set`)
}

const rows = Object.entries(environment).map(
  ([name, [meaning, unset = usualOf(name)]]) => `| \`${name}\` | ${meaning} | ${unset} |`,
)

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

/** The page with each part between its marks as the code says it. Throws if a part has no marks. */
export function withReference(page: string): string {
  return Object.entries(parts).reduce((written, [name, part]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n\\n)[^]*?(\\n\\n<!-- /${name} -->)`)
    if (!place.test(written)) throw new Error(`The page has no marks <!-- ${name} --> and <!-- /${name} -->`)
    return written.replace(place, (_, begins: string, ends: string) => `${begins}${part}${ends}`)
  }, page)
}

if (import.meta.main) {
  const path = new URL('../../docs/operate.md', import.meta.url)
  writeFileSync(path, withReference(readFileSync(path, 'utf8')))
}
