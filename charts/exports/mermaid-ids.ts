import type { ChartState, Graph } from 'statechart-graph'

/** Mermaid's id of each state: letters, digits, underscores, no keyword. @throws if two states get the same id */
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

/** The path as one word, also the anchor in pages: 'asking_for_the_code__resend'. */
export function anchorOf(path: ChartState['path']): string {
  const words = path
    .split('.')
    .map((name) => name.replaceAll(/[^a-zA-Z0-9]+/g, '_'))
    .join('__')
  return words.includes('_') ? words : `${words}_`
}

export const shown = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} .,'“”↻?!()[\]/-]/gu, (sign) => `#${sign.codePointAt(0)};`)
