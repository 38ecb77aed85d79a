import type { WrittenCase } from './case.ts'
import { totalsOf, type Written } from './forms.ts'
import { labels, type Language } from './labels.ts'

export const writeMarkdown = (all: readonly Written[], language: Language): string =>
  `${all.map((each) => flowOf(each, language)).join('\n\n')}\n`

function flowOf(written: Written, language: Language): string {
  const { title, purpose, cases } = written
  return [
    `# ${plain(title)}`,
    plain(purpose),
    ...totalsOf(written, language),
    ...cases.map((each) => caseOf(each, language)),
  ].join('\n\n')
}

export function caseOf(
  { id, title, sections, precondition, account, way, seen, steps }: WrittenCase,
  language: Language,
): string {
  const said = labels[language]
  const lines = steps.map(({ number, action, data, expected, machineOnly }) =>
    [
      `${number}. ${plain(action)}`,
      ...data.map(({ name, value }) => `   - ${plain(name)}: \`${value.replaceAll('`', "'")}\``),
      ...(machineOnly === null ? [] : [`   - ${said.machineOnly}: ${plain(machineOnly)}`]),
      ...expected.map((each) => `   - → ${plain(each)}`),
    ].join('\n'),
  )
  return [
    `## ${plain(title)}`,
    [
      `- ${said.id}: ${id}`,
      ...(sections.length > 0 ? [`- ${said.section}: ${plain(sections.join('; '))}`] : []),
      ...(account.length > 0
        ? [`- ${said.account}: ${account.map(({ name, value }) => `${plain(name)} \`${value}\``).join(', ')}`]
        : []),
      `- ${said.precondition}: ${plain(precondition)}`,
      ...way.map((each, at) => `  ${at + 1}. ${plain(each)}`),
      ...seen.map((each) => `  - → ${plain(each)}`),
    ].join('\n'),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ].join('\n\n')
}

const plain = (text: string) =>
  text.replaceAll(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`).replaceAll(/\s+/g, ' ')
