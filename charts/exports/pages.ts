import type { FlowName } from '#machines/flows.ts'

/** As files and folders call a flow: 'phone-verification'. */
export const fileName = (flow: FlowName): string => flow.replaceAll(' ', '-')

/** Where the views of a flow are, where they are not in a folder of its name. */
const elsewhere: Partial<Record<FlowName, string>> = {
  favourites: 'src/flows/favourite',
  game: 'src/flows/play',
  'number stepper': 'src/ui/number-stepper.tsx',
}

/** The folder, or the file, that shows the states of a flow. */
export const viewsOf = (flow: FlowName): string => elsewhere[flow] ?? `src/flows/${fileName(flow)}`

export const machineFile = (flow: FlowName): string =>
  `machines/${fileName(flow)}/${fileName(flow)}.machine.ts`

export const written = '<!-- Written by `npm run charts`. -->'

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
