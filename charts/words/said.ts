export interface Said {
  tr: string
  en: string
}

export type Language = keyof Said

/** A flow in words, for testers and owners. A test requires words for every part of the machine. */
export interface FlowWords {
  title: Said
  purpose: Said
  /** By the name of the start of a path: 'A visitor who has opened Recovery Password'. */
  starts: Readonly<Record<string, StartWords>>
  /** By state path: 'dialog.login'. The machine itself has none. */
  states: Readonly<Record<string, StateWords>>
  /** A step: 'Enter the username and go on'. */
  intents: Readonly<Record<string, IntentWords>>
  /** By event: 'Another tab logs out'. */
  facts: Readonly<Record<string, FactWords>>
  actors: Readonly<Record<string, ActorWords>>
  /** By delay: 'the wait for another code'. */
  delays: Readonly<Record<string, Said>>
  /** By guard: 'the phone is already verified'. */
  guards: Readonly<Record<string, GuardWords>>
  /** What is visible, by action: 'A message says why'. {path} stands for the param of that name. */
  effects: Readonly<Record<string, Said>>
  /** What is seen of another flow, by the event that it is sent: 'A message says that it was added'. */
  sent?: Readonly<Record<string, Said>>
  /** Fields of payloads that the page calls by another name. */
  data?: Readonly<Record<string, DatumWords>>
  /** What sections 4 and 8 of the specification ask of this flow alone. */
  requirements?: readonly OwnRequirement[]
  /** If it has a form that the site runs. */
  form?: FormWords
}

/** How the site speaks of a flow with a form. */
export interface FormWords {
  /** Within a sentence, without its article: 'arama talebi', 'call request'. */
  name: Said
  /** The whole sentence, if the flow ends by itself: 'A message is entered and the call request is saved'. */
  done?: Said
  /** The heading of its dialog, if that is one state of the site. */
  heading?: Said
  /** How it is filled in and sent. */
  sends: Said
  /** The button that sends it. */
  button: Said
  /** By the event that opens its dialog. */
  opens?: Readonly<Record<string, IntentWords>>
}

export type FormFlowWords = FlowWords & { form: FormWords }

export interface OwnRequirement {
  /** The section, and the number of the claim in it. */
  number: `${1 | 3 | 4 | 5 | 6 | 7 | 8}.${number}`
  says: Said
  /** Paths of the states that fulfil it; states inside them count too. */
  states: readonly string[]
  /** Events: a path must also take one of them. */
  when?: readonly string[]
  /** The file that does it outside the charts, and the test that proves it. */
  beside?: { by: string; heldBy: string }
}

export interface StartWords extends Said {
  /** How a tester gets there, one act after the other. */
  way?: readonly Said[]
  /** The visitor of the start has no account yet. */
  isNewcomer?: true
}

export interface StateWords {
  name: Said
  /** What a tester must see; null where nothing is visible, and for compound states. */
  seen: Said | null
  /** In place of `seen` in a case: the first whose part is in the context of the machine. */
  seenWith?: readonly (OfAnswer & Said)[]
}

/** {name} stands for what the event carries. */
export interface IntentWords extends Said {
  /** What is seen at once, in every state. */
  atOnce?: Said
  /** For an arrow of a chart, if the step describes several ways. */
  short?: Said
  /** How to make the server refuse: 'Enter a wrong code and go on', with the wrong values and the server's message. */
  wrong?: Said & { data: Readonly<Record<string, string>>; tells?: Said; first?: Said }
  /** What must be done before the step if this event came right before it. */
  first?: Said & { after: string }
  /** What is seen of it where no state changes; {name} stands for what the event carries. */
  seen?: Said
}

/** {name} in `how` stands for what the event carries. */
export interface FactWords extends ToldWithWay {
  /** In its place, if what the event carries or what follows decides; the first that fits. */
  hows?: readonly FactWay[]
  /** What is seen of it where no state changes; {name} stands for what the event carries. */
  seen?: Said
}

/** Follows 'The server answers with success:' and 'The server refuses:': 'the sending of the code'. */
export interface ActorWords extends Said {
  /** The whole sentence, if it is not the server that agrees: 'The phone verification is over'. */
  done?: ToldWithWay
  /** The address of its request, if the page asks for several things at once. */
  asks?: string
  /** From the start on a proxy holds back its answers; each step lets one come. */
  isHeldBack?: true
  /** The server's message when it agrees, word for word; without it, that of the path. */
  tells?: Said
  /** How a tester makes it answer so; the first whose part is in the answer. */
  hows?: readonly AnswerWay[]
  /** What a tester does before the request, so that it is answered like this; the first whose part is in the answer. */
  prepared?: readonly Preparation[]
  /** What the server asks for before it agrees once more. */
  again?: Said
  /** The whole sentence, if it is not the server that fails; with `how`, of a fault too. */
  failed?: ToldWithWay
  /** How a tester causes that the request gets lost. */
  lost?: Loss
  /** Part of the program: it fails only by a fault. */
  isPart?: true
}

export interface ToldWithWay extends Said {
  /** How a tester by hand causes it. */
  how?: Said
}

export interface OfAnswer {
  /** Part of the answer: { secondsLeft: 0 }; a list: the whole of it; null: the answer is empty. */
  of: Readonly<Record<string, unknown>> | readonly unknown[] | null
}

export interface FactWay extends Partial<OfAnswer>, Said {
  /** Only if this event comes next. */
  next?: string
}

/** A request that gets lost on the way, before the server sees it. */
export interface Loss {
  /** Before the step that sends it. */
  first: Said
  how: Said
}

export interface Preparation extends OfAnswer, Said {
  /** If this event came before, nothing is to be done. */
  unless?: string
}

export interface AnswerWay extends OfAnswer, Said {
  /** Only after this event does a tester have to bring the answer about. */
  after?: string
  /** The server's message, word for word. */
  tells?: Said
}

export interface GuardWords extends ToldWithWay {
  /** If it does not hold and another branch is taken. */
  otherwise?: ToldWithWay
  /** The step of the failed actor already says it: 'The server refuses'. */
  isSaidByFailure?: true
}

export interface DatumWords {
  /** Nobody enters it. */
  isLeftOut?: true
  name?: Said
  values?: Readonly<Record<string, Said>>
}
