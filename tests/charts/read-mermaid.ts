/** A strict reader for our Mermaid state diagrams: it rejects everything else. */
export interface Drawn {
  states: DrawnState[]
  arrows: DrawnArrow[]
}

export interface DrawnState {
  id: string
  name: string
  parent: string | null
  isInitial: boolean
  isFinal: boolean
  /** Number of the region in the parent state, from 0. */
  region: number
}

export interface DrawnArrow {
  source: string
  target: string
  text: string
}

const sign = /#(\d+);/g
const textOf = (written: string) =>
  written.replaceAll(sign, (_, code: string) => String.fromCodePoint(Number(code)))

export function readMermaid(text: string): Drawn {
  const [first, ...lines] = text.trimEnd().split('\n')
  if (first !== 'stateDiagram-v2') throw new Error(`Not a state diagram: ${first}`)
  const drawn: Drawn = { states: [], arrows: [] }
  const open: { id: string; region: number }[] = []
  const find = (id: string) => {
    const state = drawn.states.find((each) => each.id === id)
    if (!state) throw new Error(`Nobody has drawn ${id}`)
    return state
  }
  for (const [index, line] of lines.entries()) {
    const around = open.at(-1)
    const state = /^state "([^"]+)" as (\w+)( \{)?$/.exec(line.trim())
    const initial = /^\[\*\] --> (\w+)$/.exec(line.trim())
    const final = /^(\w+) --> \[\*\]$/.exec(line.trim())
    const arrow = /^(\w+) --> (\w+) : ([^:;\n]*(?:#\d+;[^:;\n]*)*)$/.exec(line.trim())
    if (state) {
      const [, name = '', id = '', opens] = state
      if (drawn.states.some((each) => each.id === id)) throw new Error(`${id} is drawn twice`)
      const place = { parent: around?.id ?? null, region: around?.region ?? 0 }
      drawn.states.push({ id, name: textOf(name), isInitial: false, isFinal: false, ...place })
      if (opens) open.push({ id, region: 0 })
    } else if (initial?.[1]) find(initial[1]).isInitial = true
    else if (final?.[1]) find(final[1]).isFinal = true
    else if (arrow) {
      const [, source = '', target = '', said = ''] = arrow
      const ends = { source: find(source).id, target: find(target).id }
      drawn.arrows.push(...said.split('<br/>').map((part) => ({ ...ends, text: textOf(part) })))
    } else if (line.trim() === '--' && around) around.region += 1
    else if (line.trim() === '}' && around) open.pop()
    else throw new Error(`Line ${index + 2} is not understood: ${line}`)
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.map(({ id }) => id).join(', ')}`)
  return drawn
}
