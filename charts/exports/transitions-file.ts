import { flowNames, flows } from '#machines/flows.ts'
import { codeOf } from '#machines/transition-code.ts'
import { graphOf } from 'statechart-graph'

/** Codes in one line. */
const inLine = 12

/** server/walks/transitions.ts: the codes of all transitions; the server takes no others. */
export function transitionsFile(): string {
  const codes = flowNames
    .flatMap((flow) => graphOf(flows[flow].machine).transitions.map(({ key }) => codeOf(key)))
    .toSorted()
  const lines = Array.from({ length: Math.ceil(codes.length / inLine) }, (_, at) =>
    codes.slice(at * inLine, (at + 1) * inLine).join(' '),
  )
  return `// Written by \`npm run charts\`.

const codes = \`
${lines.join('\n')}
\`

/** Of every transition of the charts (machines/transition-code.ts). */
export const transitions: ReadonlySet<string> = new Set(codes.trim().split(/\\s+/))
`
}
