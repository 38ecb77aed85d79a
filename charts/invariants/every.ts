import { failureOf } from '#machines/failure.ts'
import { actorThatAnswers, type Oracle, type Step, type Test } from './invariant.ts'

const isIntent = (type: string) => !type.includes('.')
const failureIn = ({ context }: Step['state']): unknown => context?.failure ?? null
const isActive = ({ state }: Step) => state.status === 'active'

/** What every flow must do. They hold of all steps, so no step has to speak of them. */
export const everyFlow = ({
  silent = {},
  asksAnew = [],
  keepsFailure = [],
}: Oracle): Readonly<Record<string, Test>> => ({
  'nothing breaks': ({ state }) => state.status !== 'error',
  'each running actor may answer, and may fail': (step) =>
    !isActive(step) ||
    step.start.events.every((event) => {
      const actor = actorThatAnswers(event)
      return actor === null || !(actor in step.state.children) || step.state.can(event)
    }),
  'an answer is taken only while its actor runs': (step) =>
    !isActive(step) ||
    step.start.events.every((event) => {
      const actor = actorThatAnswers(event)
      return actor === null || actor in step.state.children || !step.state.can(event)
    }),
  'a failure is shown once, as a message or in its place': (step) => {
    const [, actor] = /^xstate\.error\.actor\.(.+)$/.exec(step.event?.type ?? '') ?? []
    if (actor === undefined || actor in silent || step.transitions.length === 0) return true
    const failure = JSON.stringify(failureOf(step.event?.['error']))
    const told = step.effects.filter(({ params }) => JSON.stringify(params) === `{"failure":${failure}}`)
    return told.length === 1 || (told.length === 0 && JSON.stringify(failureIn(step.state)) === failure)
  },
  'the next act leaves no failure of before': ({ event, before, state, transitions }) =>
    state.status === 'done' ||
    event === null ||
    before === null ||
    !isIntent(event.type) ||
    transitions.length === 0 ||
    keepsFailure.includes(event.type) ||
    failureIn(before.state) === null ||
    failureIn(state) === null,
  'a question is asked once until it is answered': ({ event, before, begun }) =>
    event === null ||
    before === null ||
    !isIntent(event.type) ||
    asksAnew.includes(event.type) ||
    begun.every(({ actor }) => !(actor in before.state.children)),
})
