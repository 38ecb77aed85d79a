import type { StateValue } from 'xstate'
import {
  all,
  any,
  answered,
  does,
  failed,
  given,
  isAt,
  keeps,
  not,
  on,
  was,
  wasAt,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

export const isHere: Test = ({ state }) => state.context.session !== null
export const wasHere: Test = (step) => (was(step, 'session') ?? null) !== null
/** A break runs. */
export const isResting: Test = ({ state }) => Boolean(state.context.session?.break)
export const isActive: Test = ({ state }) => state.status === 'active'
export const nothing = () => null
export const tokenBefore = ({ before }: Step): unknown => before?.state.context.session?.token

export const goesTo = (path: (step: Step) => unknown): Test => does('go to', (step) => ({ path: path(step) }))
export const goesHome = goesTo(() => '/')

/** A dialog, or one of several. */
export const dialog = (...names: readonly StateValue[]): Test =>
  isAt(...names.map((name) => ({ dialog: name })))
export const wasDialog = (...names: readonly StateValue[]): Test =>
  wasAt(...names.map((name) => ({ dialog: name })))

const tokenGiven = (step: Step) => given(step, 'session', 'token')

/** In another tab. */
export const tab = {
  left: all(wasHere, on('storage.changed'), (step) => given(step, 'session') === null),
  arrived: all(not(wasHere), on('storage.changed'), (step) => given(step, 'session') !== null),
  another: all(
    wasHere,
    on('storage.changed'),
    (step) => given(step, 'session') !== null && tokenGiven(step) !== tokenBefore(step),
  ),
  same: all(wasHere, on('storage.changed'), (step) => tokenGiven(step) === tokenBefore(step)),
}

/** The player who was here is here no more. */
export const isLost: Test = all(wasHere, any(not(isHere), tab.another))
/** So it is, or will be when the logout that is under way is done. */
export const isEnding: Test = any(
  isLost,
  tab.left,
  all(on('session.expired'), (step) => given(step, 'token') === tokenBefore(step)),
)

export const signedOut: Test = any(answered('sign out'), failed('sign out'))
export const isVisitor = all(
  not(isHere),
  keeps('wish', nothing),
  isAt({ session: 'visitor' }, { session: 'leaving' }),
)
