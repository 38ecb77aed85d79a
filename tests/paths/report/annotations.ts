import { isFlow, machineFile } from './changed.ts'
import type { Run } from './runs.ts'

/** A line for each case that failed. @param forGitHub as a command of GitHub Actions, which shows it beside the machine */
export const annotationsOf = ({ cases }: Run, forGitHub: boolean): string[] =>
  cases
    .filter(({ result }) => result === 'failed' || result === 'broken off')
    .map(({ id, flow, title, error }) => {
      const message = short(error ?? 'The run ended before the case did.')
      if (!forGitHub) return `Failed: ${id} ${title}: ${message}`
      const file = isFlow(flow) ? `file=${property(machineFile(flow))},` : ''
      return `::error ${file}title=${property(`${id} ${title}`)}::${data(message)}`
    })

const longest = 300
const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** As GitHub's runner reads them. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
