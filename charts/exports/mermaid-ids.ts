import type { ChartState, Graph } from '../graph.ts'

/** What Mermaid calls each state, by the machine's id: letters, digits and underscores, and no word of Mermaid's own. */
export function mermaidIds({ id, states }: Graph): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    states.map((state) => {
      const name = state.path === '' ? `flow__${anchorOf(id)}` : anchorOf(state.path)
      if (taken.has(name)) throw new Error(`Two states of "${id}" are called ${name}`)
      taken.add(name)
      return [state.id, name]
    }),
  )
}

/** A state's way from the top as one word, as pages link to it: 'asking_for_the_code__resend'. */
export function anchorOf(path: ChartState['path']): string {
  const words = path
    .split('.')
    .map((name) => name.replaceAll(/[^a-zA-Z0-9]+/g, '_'))
    .join('__')
  return words.includes('_') ? words : `${words}_`
}

/** Text that Mermaid shows as it is. */
export const shown = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} .,'“”↻?!()[\]/-]/gu, (sign) => `#${sign.codePointAt(0)};`)
