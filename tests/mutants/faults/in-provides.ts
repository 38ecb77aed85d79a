import { Visitor, type ESTree } from 'vite'
import { isIn, keyOf, type Edit, type Source } from './source.ts'

const never = 'new Promise<never>(() => undefined)'

/** Of the actors and effects that a machine is provided with. */
export function faultsInProvide(source: Source): Edit[] {
  const calls: ESTree.CallExpression[] = []
  const returned: ESTree.ReturnStatement[] = []
  const actors: [string, ESTree.CallExpression][] = []
  const effects: [string, ESTree.Expression][] = []
  new Visitor({
    CallExpression: (node) => void calls.push(node),
    ReturnStatement: (node) => void returned.push(node),
    Property(node) {
      const { value } = node
      if (value.type === 'CallExpression' && /^from(?:Promise|Callback)$/.test(source.of(value.callee)))
        actors.push([keyOf(node), value])
      if (keyOf(node) === 'actions') effects.push(...effectsIn(value))
    },
  }).visit(source.program)
  return [
    ...actors.flatMap(([name, made]) => {
      const own = calls.filter((call) => call !== made && isIn(call, made))
      return source.of(made.callee) === 'fromPromise'
        ? inQuestion(source, name, own)
        : inListener(source, name, made, own, returned)
    }),
    ...effects.flatMap(([name, { start, end }]) => [
      { kind: 'effect', mistake: `"${name}" does nothing`, start, end, to: 'undefined' },
      {
        kind: 'effect twice',
        mistake: `"${name}" is done twice`,
        start,
        end,
        to: `[${source.text.slice(start, end)}, ${source.text.slice(start, end)}]`,
      },
    ]),
  ]
}

function effectsIn(value: ESTree.Node): [string, ESTree.Expression][] {
  const listed = value.type === 'TSSatisfiesExpression' ? value.expression : value
  if (listed.type !== 'ObjectExpression') return []
  return listed.properties.flatMap((each): [string, ESTree.Expression][] => {
    if (each.type !== 'Property' || each.value.type !== 'ArrowFunctionExpression') return []
    const { body } = each.value
    return body.type === 'BlockStatement' ? [] : [[keyOf(each), body]]
  })
}

/** `own`: calls within the actor; its question is `ask`, or what it gives its signal to. */
function inQuestion(source: Source, name: string, own: readonly ESTree.CallExpression[]): Edit[] {
  const question =
    own.find(({ callee }) => source.of(callee) === 'ask') ??
    own.find((call) => call.arguments.some((each) => source.of(each) === 'signal')) ??
    own[0]
  if (!question) return []
  const { start, end } = question
  const asked = source.of(question)
  const whole = (kind: string, mistake: string, to: string): Edit => ({ kind, mistake, start, end, to })
  const lost = asked.replace(/\bsignal\b(?= *[,})])/, (word) =>
    question.arguments.some((each) => source.of(each) === word)
      ? 'new AbortController().signal'
      : 'signal: new AbortController().signal',
  )
  return [
    whole('not called', `"${name}" is not asked`, never),
    whole('called twice', `"${name}" is asked twice`, `(${asked}.catch(() => undefined), ${asked})`),
    whole('swallowed error', `a failure of "${name}" is swallowed`, `${asked}.catch(() => ${never})`),
    whole(
      'wrong kind',
      `every failure of "${name}" counts as a lost network`,
      `${asked}.catch(() => Promise.reject({ kind: 'no answer' }))`,
    ),
    ...(lost === asked
      ? []
      : [whole('lost signal', `the request of "${name}" goes on after its actor has ended`, lost)]),
  ]
}

function inListener(
  source: Source,
  name: string,
  made: ESTree.CallExpression,
  own: readonly ESTree.CallExpression[],
  returned: readonly ESTree.ReturnStatement[],
): Edit[] {
  const told = own.find(({ callee }) => source.of(callee) === 'sendBack')
  const [listening] = made.arguments
  const cleanup = returned.find(
    (each) => isIn(each, made) && each.argument?.type === 'ArrowFunctionExpression',
  )?.argument
  const subscribed =
    listening?.type === 'ArrowFunctionExpression' && listening.body.type === 'CallExpression'
      ? listening.body
      : null
  const left = { kind: 'listener left', mistake: `"${name}" leaves its listener behind` }
  return [
    ...(told ? [{ ...span(told), kind: 'not told', mistake: `"${name}" does not tell`, to: 'void 0' }] : []),
    ...(cleanup ? [{ ...span(cleanup), ...left, to: '() => undefined' }] : []),
    ...(subscribed ? [{ ...span(subscribed), ...left, to: `void ${source.of(subscribed)}` }] : []),
  ]
}

const span = ({ start, end }: ESTree.Span) => ({ start, end })
