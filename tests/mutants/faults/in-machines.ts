import { Visitor, type ESTree } from 'vite'
import { isIn, keyOf, type Edit, type Source } from './source.ts'

/** Of a machine: ways and parts of ways that are gone. */
export function faultsInMachine(source: Source): Edit[] {
  const found: Edit[] = []
  const path: string[] = []
  let chart: ESTree.Span | null = null
  const state = () =>
    path.flatMap((key, at) => (path[at - 1] === 'states' ? key : [])).join('.') || 'the machine'
  const drop = (kind: string, mistake: string, { start, end }: ESTree.Span) => {
    const comma = /^\s*,/.exec(source.text.slice(end))?.[0].length ?? 0
    found.push({ kind, mistake: `${state()}: ${mistake}`, start, end: end + comma, to: '' })
  }
  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      const isChart = callee.type === 'MemberExpression' && source.of(callee.property) === 'createMachine'
      if (isChart && config) chart = config
    },
    Property(node) {
      const key = keyOf(node)
      const above = path.at(-1)
      if (chart && isIn(node, chart)) {
        if (above === 'on') drop('transition', `"${key}" leads nowhere`, node)
        if (above === 'after') drop('transition', `"${key}" never ends`, node)
        const way = path.findLast((each) => !/^(?:actions|params|guard|target)$/.test(each)) ?? ''
        if (key === 'onError') drop('failure', 'a failure leads nowhere', node)
        if (key === 'guard') drop('guard', `"${way}" without its guard`, node)
        if (key === 'actions') drop('actions', `"${way}" without its actions`, node)
        if (key === 'tags') drop('tag', 'the state has lost its tags', node)
      }
      path.push(key)
    },
    'Property:exit': () => void path.pop(),
  }).visit(source.program)
  return found
}
