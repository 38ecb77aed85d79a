/** The same sentence in both languages. */
export interface Said {
  tr: string
  en: string
}

export type Language = keyof Said

/** A flow in the words of somebody who tests it or owns it: no name of a machine's part is without them. */
export interface FlowWords {
  title: Said
  /** One line: what it is for. */
  purpose: Said
  /** Who begins and where, by the name of a path's start: 'A visitor who has opened Recovery Password'. */
  starts: Readonly<Record<string, Said>>
  /** By their way from the top: 'dialog.login'. The machine itself has none. */
  states: Readonly<Record<string, StateWords>>
  /** What the person does, as a step: 'Enter the username and go on'. */
  intents: Readonly<Record<string, IntentWords>>
  /** What comes from elsewhere, by its event: 'Another tab logs out'. */
  facts: Readonly<Record<string, FactWords>>
  actors: Readonly<Record<string, ActorWords>>
  /** What is waited for, by its name: 'the wait for another code'. */
  delays: Readonly<Record<string, Said>>
  /** What decides between the ways of one event: 'the phone is already verified'. */
  guards: Readonly<Record<string, GuardWords>>
  /** What is to be seen of it, by the action's name: 'A message says why'; {path} stands for what the action was given. */
  effects: Readonly<Record<string, Said>>
  /** What the page calls what an event carries, where it has words of its own for it. */
  data?: Readonly<Record<string, DatumWords>>
}

export interface StateWords {
  name: Said
  /** What a tester must see here; null where nothing is seen, and for states that only hold others. */
  seen: Said | null
}

export interface IntentWords extends Said {
  /** For an arrow of a chart, where the step tells more than one way to do it. */
  short?: Said
  /** How it is done for the server to refuse: 'Enter a wrong code and go on', with what is wrong in it. */
  wrong?: Said & { data: Readonly<Record<string, string>> }
}

export interface FactWords extends Said {
  /** How somebody who tests by hand brings it about, where that takes more than the page. */
  how?: Said
}

/** What the actor is about, as it follows 'The server answers with success:' and 'The server refuses:': 'the sending of the code'. */
export interface ActorWords extends Said {
  /** The whole sentence, where it is no server that agrees: 'The phone verification is over'. */
  done?: Said
  /** The whole sentence, where it is no server that fails. */
  failed?: Said
  /** Of the program itself: it only fails by a fault. */
  isPart?: true
}

export interface GuardWords extends Said {
  /** Where it does not hold, and another way is taken. */
  otherwise?: Said
  /** The step of an actor that has failed says it already: 'The server refuses'. */
  isSaidByFailure?: true
}

export interface DatumWords {
  name?: Said
  /** By the value: 1 is 'Win'. */
  values?: Readonly<Record<string, Said>>
}
