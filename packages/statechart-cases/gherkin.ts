import type { WrittenCase, WrittenStep } from './case.ts'
import { totalsOf, type Written } from './forms.ts'
import { labels, type Language } from './labels.ts'

const keywords = {
  tr: {
    feature: 'Özellik',
    scenario: 'Senaryo',
    precondition: 'Diyelim ki',
    action: 'Eğer ki',
    expected: 'O zaman',
    and: 'Ve',
  },
  en: {
    feature: 'Feature',
    scenario: 'Scenario',
    precondition: 'Given',
    action: 'When',
    expected: 'Then',
    and: 'And',
  },
} as const

/** For a scenario with a step that only the machine allows. */
const machineTag = '@machine-only'

/** One file per flow: Gherkin allows one feature per file. */
export const writeGherkin = (all: readonly Written[], language: Language): string =>
  all.map((each) => featureOf(each, language)).join('\n')

function featureOf(written: Written, language: Language): string {
  const { title, purpose, cases } = written
  const { feature } = keywords[language]
  return `${[
    `# language: ${language}`,
    `${feature}: ${line(title)}`,
    `  ${line(purpose)}`,
    ...totalsOf(written, language).map((each) => `  ${each}`),
    ...cases.flatMap((each) => ['', ...scenarioOf(each, language)]),
  ].join('\n')}\n`
}

function scenarioOf(
  { id, title, sections, precondition, account, way, seen, steps }: WrittenCase,
  language: Language,
): string[] {
  const words = keywords[language]
  return [
    `  @${id}${steps.some(({ machineOnly }) => machineOnly !== null) ? ` ${machineTag}` : ''}`,
    `  ${words.scenario}: ${line(title)}`,
    ...(sections.length > 0 ? [`    # ${labels[language].section}: ${line(sections.join('; '))}`] : []),
    `    ${words.precondition} ${line(precondition)}`,
    ...(account.length > 0
      ? [
          `    ${words.and} ${labels[language].account}`,
          ...account.map(({ name, value }) => `      | ${cell(name)} | ${cell(value)} |`),
        ]
      : []),
    ...way.map((each) => `    ${words.and} ${line(each)}`),
    ...seen.map((each, at) => `    ${at === 0 ? words.expected : words.and} ${line(each)}`),
    ...steps.flatMap((step) => stepOf(step, language)),
  ]
}

function stepOf({ action, data, expected, machineOnly }: WrittenStep, language: Language): string[] {
  const words = keywords[language]
  return [
    ...(machineOnly === null ? [] : [`    # ${labels[language].machineOnly}: ${line(machineOnly)}`]),
    `    ${words.action} ${line(action)}`,
    ...data.map(({ name, value }) => `      | ${cell(name)} | ${cell(value)} |`),
    ...expected.map((each, at) => `    ${at === 0 ? words.expected : words.and} ${line(each)}`),
  ]
}

const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const cell = (text: string) => line(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|')
