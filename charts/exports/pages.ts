import { hyphened, type FlowName } from '#machines/flows.ts'

/** The name in files and folders: 'phone-verification'. */
/** Flows whose views are not in a folder of their name. */
const elsewhere: Partial<Record<FlowName, string>> = {
  favourites: 'src/flows/favourite',
  'late part': 'src/http/late-part.provide.ts',
  'number stepper': 'src/ui/number-stepper.tsx',
}

export const viewsOf = (flow: FlowName): string => elsewhere[flow] ?? `src/flows/${hyphened(flow)}`

export const machineFile = (flow: FlowName): string =>
  `machines/${hyphened(flow)}/${hyphened(flow)}.machine.ts`

export const written = '<!-- Written by `npm run charts`. -->'

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
