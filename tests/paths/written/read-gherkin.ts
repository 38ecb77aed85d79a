/** A strict reader: Gherkin's grammar, and only the keywords of the feature's language. */
export interface Feature {
  language: string
  name: string
  description: string[]
  scenarios: Scenario[]
}

interface Scenario {
  name: string
  tags: string[]
  steps: { keyword: string; text: string; table: string[][] }[]
}

/** From Gherkin's list of languages. */
const languages: Record<string, { feature: string; scenario: string; steps: string[] }> = {
  tr: { feature: 'Özellik', scenario: 'Senaryo', steps: ['Diyelim ki', 'Eğer ki', 'O zaman', 'Ve'] },
  en: { feature: 'Feature', scenario: 'Scenario', steps: ['Given', 'When', 'Then', 'And'] },
}

export function readGherkin(text: string): Feature {
  if (!text.endsWith('\n') || text.includes('\r') || text.includes('\t'))
    throw new Error('Its lines are not plain.')
  const [head = '', ...lines] = text.slice(0, -1).split('\n')
  const language = /^# language: (\w+)$/.exec(head)?.[1] ?? ''
  const words = languages[language]
  if (!words) throw new Error(`No language: ${head}`)
  const feature: Feature = { language, name: '', description: [], scenarios: [] }
  let tags: string[] = []
  for (const line of lines.map((each) => each.trim())) {
    const fail = (why: string): never => {
      throw new Error(`${why}: ${line}`)
    }
    const scenario = feature.scenarios.at(-1)
    const named = (keyword: string) =>
      line.startsWith(`${keyword}: `) ? line.slice(keyword.length + 2) : null
    const keyword = words.steps.find((each) => line.startsWith(`${each} `))
    const [ofFeature, ofScenario] = [named(words.feature), named(words.scenario)]
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('@')) tags = /^@[^\s@]+( @[^\s@]+)*$/.test(line) ? line.split(' ') : fail('No tags')
    else if (ofFeature !== null) feature.name = feature.name === '' ? ofFeature : fail('A second feature')
    else if (ofScenario !== null) {
      feature.scenarios.push({
        name: feature.name === '' ? fail('No feature yet') : ofScenario,
        tags,
        steps: [],
      })
      tags = []
    } else if (!scenario)
      feature.description.push(feature.name === '' || tags.length > 0 ? fail('No description') : line)
    else if (line.startsWith('|'))
      (scenario.steps.at(-1) ?? fail('No step for the table')).table.push(cellsOf(line))
    else if (keyword && tags.length === 0) {
      if (scenario.steps.length === 0 && keyword !== words.steps[0]) fail('It begins with no precondition')
      scenario.steps.push({ keyword, text: line.slice(keyword.length + 1), table: [] })
    } else fail('Not understood')
  }
  return feature
}

/** Cells between bars that are not escaped. */
function cellsOf(line: string): string[] {
  if (!/^\|(?:(?:[^|\\]|\\[|\\n])*\|)+$/.test(line)) throw new Error(`No row of a table: ${line}`)
  return [...line.slice(1).matchAll(/((?:[^|\\]|\\.)*)\|/g)].map(([, cell = '']) =>
    cell.trim().replaceAll(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark)),
  )
}
