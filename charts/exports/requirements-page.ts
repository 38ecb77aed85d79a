import type { Requirement } from '../requirements/requirement.ts'
import { requirements } from '../requirements/requirements.ts'
import { flowsOf, isFulfilled, pathsThrough, type WalkedPaths } from '../requirements/walked.ts'
import { stateLink } from './flow-page.ts'
import { table, written } from './pages.ts'

const sections = [
  ['1', 'what the product does and for whom'],
  ['3', 'entities'],
  ['4', 'states and transitions'],
  ['5', 'validation'],
  ['6', 'roles'],
  ['7', 'calls'],
  ['8', 'errors'],
] as const

/** docs/requirements.md: each claim with its states and the number of paths through them. */
export function requirementsPage(walked: WalkedPaths): string {
  const rowsOf = (section: string) =>
    requirements.filter(({ number }) => number.startsWith(`${section}.`)).map((each) => rowOf(each, walked))
  const head = ['', 'Requirement', 'Fulfilled by', 'Paths']
  const fulfilled = requirements.filter((each) => isFulfilled(each, walked)).length
  return [
    written,
    '# Requirements',
    `What the specification asks for, the states of the [flows](flows/README.md) that fulfil it, and how many generated paths (\`npm run paths\`) walk through them. ${fulfilled} of ${requirements.length} are fulfilled; 🔴 marks the others. Sections 2 and 9 are sentences that tests hold: \`npm run specification\` lists them, and \`npm run paths -- --trace\` all nine sections with their last results.`,
    ...sections.flatMap(([section, heading]) => [
      `## Section ${section}: ${heading}`,
      table(head, rowsOf(section)),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

function rowOf(requirement: Requirement, walked: WalkedPaths): string[] {
  const { number, says, states, beside, missing } = requirement
  const links = flowsOf(states).flatMap((flow) => (states[flow] ?? []).map((path) => stateLink(flow, path)))
  const files = beside ? [`${fileLink(beside.by)}, held by ${fileLink(beside.heldBy)}`] : []
  const none = isFulfilled(requirement, walked) ? [] : [`🔴 ${missing?.en ?? 'nothing'}`]
  const paths = pathsThrough(requirement, walked)
  return [
    `<a id="${number}"></a>${number}`,
    says.en,
    [...none, ...links, ...files].join('<br>'),
    paths === 0 ? '' : String(paths),
  ]
}

const fileLink = (path: string): string => `[\`${path}\`](../${path})`
