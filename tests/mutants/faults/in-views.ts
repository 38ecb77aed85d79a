import { Visitor, type ESTree } from 'vite'
import { keyOf, type Edit, type Source } from './source.ts'

const states = /^(?:hasTag|matches)$/
/** What a view may not lose while something is under way. */
const locks = /^(?:disabled|busy|aria-busy|aria-disabled|inert)$/

/** Of a view: events that are not sent, states read the wrong way round, locks that are gone. */
export function faultsInView(source: Source): Edit[] {
  const found: Edit[] = []
  const within: string[] = []
  const enter = ({ id }: ESTree.Function) => void within.push(id?.name ?? '')
  const leave = () => void within.pop()
  const place = () => within.findLast((name) => name !== '') ?? 'the view'
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression(node) {
      const { callee, start, end } = node
      if (callee.type !== 'MemberExpression') return
      const method = source.of(callee.property)
      const sent = method === 'send' ? typeIn(node) : ''
      const text = source.of(node)
      if (sent)
        found.push({
          kind: 'not sent',
          mistake: `${place()} does not send "${sent}"`,
          start,
          end,
          to: 'undefined',
        })
      if (states.test(method))
        found.push({
          kind: 'inverted',
          mistake: `${place()} takes ${text} for its opposite`,
          start,
          end,
          to: `!${text}`,
        })
    },
    JSXAttribute(node) {
      if (!locks.test(source.of(node.name)) || node.value?.type !== 'JSXExpressionContainer') return
      const { start, end } = node
      found.push({ kind: 'lock lost', mistake: `${place()} loses ${source.of(node)}`, start, end, to: '' })
    },
  }).visit(source.program)
  return found
}

function typeIn({ arguments: [event] }: ESTree.CallExpression): string {
  if (event?.type !== 'ObjectExpression') return ''
  const type = event.properties.find((each) => each.type === 'Property' && keyOf(each) === 'type')
  return type?.type === 'Property' && type.value.type === 'Literal' ? String(type.value.value) : ''
}

const wrong: Record<string, (right: string) => string> = {
  boolean: (right) => `!(${right})`,
  number: (right) => `(${right}) + 1`,
}

/** Of a selector: another answer than the right one. */
export function faultsInSelectors(source: Source): Edit[] {
  const found: Edit[] = []
  const tell = (name: string, type: string, { start, end }: ESTree.Span) => {
    const to = (wrong[type] ?? (() => 'null'))(source.text.slice(start, end))
    found.push({ kind: 'selector', mistake: `${name} answers wrong`, start, end, to })
  }
  let selector = { name: '', type: '' }
  new Visitor({
    FunctionDeclaration({ id, returnType }) {
      selector = { name: id?.name ?? '', type: returnType ? source.of(returnType.typeAnnotation) : '' }
    },
    ReturnStatement({ argument }) {
      if (argument) tell(selector.name, selector.type, argument)
    },
    VariableDeclarator({ id, init }) {
      if (init?.type === 'ArrowFunctionExpression' && init.returnType)
        tell(source.of(id), source.of(init.returnType.typeAnnotation), init.body)
    },
  }).visit(source.program)
  return found
}
