import { hyphened, flowNames, flows, type FlowName } from '#machines/flows.ts'
import { graphOf, type ChartState } from 'statechart-graph'
import { requirementsOf } from '../requirements/requirements.ts'
import { purposeOf, titleOf } from '../words/speak.ts'
import { anchorOf } from './mermaid-ids.ts'
import { mermaidOf } from './mermaid.ts'
import { machineFile, table, viewsOf, written } from './pages.ts'

/** docs/flows/<flow>.md: the diagram, and each state with its description, section and requirements. */
export function flowPage(flow: FlowName): string {
  const { section, machine } = flows[flow]
  const graph = graphOf(machine)
  const links = [
    `[all flows](README.md)`,
    `chart: [\`${machineFile(flow)}\`](../../${machineFile(flow)})`,
    `shown by [\`${viewsOf(flow)}\`](../../${viewsOf(flow)})`,
  ]
  return [
    written,
    `# ${titleOf(flow, 'en')}`,
    purposeOf(flow, 'en'),
    `Sections of the specification: ${section}. ${links.join(' · ')}`,
    `\`\`\`mermaid\n${mermaidOf(graph)}\`\`\``,
    'An arrow names its event, [its guard] and how long it takes; ↻ begins the state anew. Any other arrow back to its own state stays in it.',
    table(
      ['State', 'What it is', 'Section', 'Fulfils'],
      graph.states.filter(({ parent }) => parent !== null).map((state) => rowOf(flow, state)),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function rowOf(flow: FlowName, { path, description, section }: ChartState): string[] {
  const fulfils = requirementsOf(flow, path).map(({ number }) => `[${number}](../requirements.md#${number})`)
  return [
    `<a id="${anchorOf(path)}"></a>${path.replaceAll('.', ' › ')}`,
    description ?? '',
    section ?? '',
    fulfils.join(', '),
  ]
}

/** docs/flows/README.md. */
export function indexPage(): string {
  const rows = flowNames.map((flow) => [
    `[${titleOf(flow, 'en')}](${hyphened(flow)}.md)`,
    purposeOf(flow, 'en'),
    flows[flow].section,
  ])
  return [
    written,
    '# The flows',
    'What may happen in the site, flow by flow. What each requirement of the specification is fulfilled by stands in [requirements](../requirements.md).',
    table(['Flow', 'What it is for', 'Sections'], rows),
  ]
    .join('\n\n')
    .concat('\n')
}

/** A link from docs/ to the row of a state. */
export const stateLink = (flow: FlowName, path: string): string =>
  `[${titleOf(flow, 'en')}: ${path.replaceAll('.', ' › ')}](flows/${hyphened(flow)}.md#${anchorOf(path)})`
