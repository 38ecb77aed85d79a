import type { Walked } from 'statechart-paths'
import type { Case } from 'statechart-walk'
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'

/** Where the path is. */
export interface Instant {
  walked: Walked
  /** The event after this one: a hand may need to know whether its data must be right. */
  next: Case | null
  /** The model before the event. */
  model: AnyMachineSnapshot | null
  /** The model after the event. */
  arrival: AnyMachineSnapshot | null
  /** The page still shows the state before the event. */
  stays: () => Promise<void>
}

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type NameOf<Part> = keyof NonNullable<Part> & string
type EventType<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type']

/** Events without a dot: what a person does. */
type Intent<Machine extends AnyStateMachine> = Exclude<EventType<Machine>, `${string}.${string}`>
/** What happens by itself: facts, ends of actors, delays. */
type World<Machine extends AnyStateMachine> =
  | Extract<EventType<Machine>, `${string}.${string}`>
  | `${NameOf<Provided<Machine>['actors']>} is done`
  | `${NameOf<Provided<Machine>['actors']>} fails`
  | `${NameOf<Provided<Machine>['delays']>} is over`

type Keys<Value> = Value extends object ? keyof Value : never
type Below<Value> = Value extends object
  ? { [Key in keyof Value & string]-?: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string]
  : never
type Leaf<Value> = Exclude<Extract<Value, string>, Keys<Value>> | Below<Value>
type StateName<Machine extends AnyStateMachine> = Leaf<StateValueFrom<Machine>>

/** Left as soon as it is entered: no path rests there. */
export const tooShortToSee = 'too short to see'
/** What a replay does not look at, with the reason. */
interface Unseen<Why> {
  unseen: Why
}

export type Maker<Stage> = (stage: Stage, event: Case) => Promise<void>
export type Sight<Stage, Why = string> =
  | ((stage: Stage) => Promise<void>)
  | typeof tooShortToSee
  | Unseen<Why>
export type Look<Stage, Why = string> = ((stage: Stage, params: unknown) => Promise<void>) | Unseen<Why>

/** How a page does what the machine does. The types ask for every event, state and effect. */
export interface Script<
  Machine extends AnyStateMachine,
  Effect extends string,
  Stage extends Instant,
  Why = string,
> {
  /** How a person makes an event happen. */
  hands: Record<Intent<Machine>, Maker<Stage>>
  /** How the world makes an event happen. */
  worlds: Record<World<Machine>, Maker<Stage>>
  /** How a state is seen in the page. */
  sees: Record<StateName<Machine>, Sight<Stage, Why>>
  /** How an effect is seen. Looked at later, with `owed`. */
  effects: Record<Effect, Look<Stage, Why>>
  /** Effects to look at at once: what follows would hide them. */
  atOnce?: readonly Effect[]
}
