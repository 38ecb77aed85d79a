import { setTimeout as delay } from 'node:timers/promises'
import { waitFor, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { Case } from 'statechart-walk'
import type { FlowName } from '#machines/flows.ts'
import type { Account } from './accounts.ts'
import { browserActs, type Browser, type Outside } from './browser.ts'
import type { Chaos } from './chaos.ts'
import { isActive, isBusy, isSettled, longestAnswer, longestReconnect, Recorder, rests } from './chart.ts'
import type { Figures } from './figures.ts'
import type { Opened, Person } from './hands.ts'
import { openPage, type Page } from './page.ts'
import { payOutside } from './provider-page.ts'
import { walkable } from './walkable.ts'
import { Watch } from './watch.ts'
import { Walker, type Walks } from './walks.ts'
import { meteredFetch, type Sent } from './wire.ts'

/** Steps of a person after which the page is left. */
const longEnough = 12
/** Milliseconds until a person leaves where nothing more comes. */
const patience = 15_000
const flowId = 'flow'

export interface Ground {
  flow: FlowName
  walks: Walks
  url: string
  browse: (url: string, fingerprint: string, outside: Outside) => Browser
  figures: Figures
  chaos: Chaos | null
  cutHub: (fingerprint: string) => void
  /** Milliseconds, the mean. */
  think: number
  /** No more walks begin. */
  enough: AbortSignal
  wrong: (player: string, what: string, walk: readonly string[]) => void
}

/** One player: walks the flow again and again until it is enough. */
export class Player {
  readonly account: Account
  readonly sent: Sent
  latest = 'nothing yet'
  readonly #ground: Ground
  readonly #random: () => number
  readonly #page: Page
  readonly #person: Person
  readonly #walker: Walker
  readonly #recorder = new Recorder()
  readonly #errands: Promise<void>[] = []

  constructor(ground: Ground, account: Account, random: () => number) {
    const { session, password } = account
    this.account = account
    this.#ground = ground
    this.#random = random
    this.#walker = new Walker(ground.walks, random)
    const complain = (what: string) => this.#wrong(what)
    const watch = new Watch({
      figures: ground.figures,
      flow: () => this.#page.flow(flowId),
      takes: (event) => this.#recorder.takes(event),
      moved: (transition) => this.#moved(transition),
      complain,
    })
    this.#page = openPage(
      (event) => this.#told(event),
      (moved) => watch.sees(moved),
    )
    const { figures, chaos } = ground
    const { metered, sent } = meteredFetch({ figures, chaos, random, after: () => this.latest, complain })
    this.sent = sent
    const browser = ground.browse(ground.url, session.fingerprint, {
      fetch: metered,
      open: (page) => void this.#errands.push(payOutside(page, random, () => this.#thinks())),
      complain: ({ message }) => complain(message),
    })
    const balance = () => Number(this.#page.flow('balance')?.getSnapshot().context.balance ?? 0)
    this.#person = { browser, session, password, random, balance }
  }

  async walk(): Promise<void> {
    const kind = walkable[this.#ground.flow]
    if (typeof kind === 'string') throw new Error(kind)
    const { client } = this.#person.browser
    await this.#wait(this.#random() * this.#ground.think)
    if (kind.by === 'player') this.#arrive(this.account.session)
    while (!this.#ground.enough.aborted) {
      const opened = await this.#tries(async () => kind.open(this.#person))
      if (opened) await this.#run(opened)
      else await this.#thinks()
      if (kind.by === 'player') continue
      const output: { session?: StoredSession } | undefined = this.#page.flow(flowId)?.getSnapshot().output
      if (!output?.session) continue
      this.#arrive(output.session)
      await this.#thinks()
      for (const id of ['realtime', 'balance']) this.#page.leave(id)
      await this.#tries(() => client.ask('auth/logout', {}))
      client.storeSession(null)
    }
    await Promise.all(this.#errands)
    const line = this.#page.flow(this.#ground.flow === 'realtime' ? flowId : 'realtime')
    if (line)
      await waitFor(line, isSettled, { timeout: longestReconnect }).catch(() =>
        this.#wrong('has no connection again'),
      )
  }

  /** Of a signed-in player: what the site runs on every page. */
  #arrive(session: StoredSession): void {
    const { client } = this.#person.browser
    const { flow } = this.#ground
    client.storeSession(session)
    const { token, fingerprint, balance, withdrawable = null } = session
    if (flow !== 'realtime') this.#page.begin('realtime', client.providedRealtime, { token, fingerprint })
    if (flow !== 'balance') this.#page.begin('balance', client.providedBalance, { balance, withdrawable })
  }

  async #run({ machine, input, start, hands = {} }: Opened): Promise<void> {
    const { enough } = this.#ground
    this.#page.leave(flowId)
    this.#recorder.begin(start, input)
    this.#page.begin(flowId, machine, input)
    const flow = this.#page.flow(flowId)
    if (!flow) throw new Error('The flow has not begun')
    for (let steps = 0; steps < longEnough && isActive(flow) && !enough.aborted;) {
      await this.#thinks()
      if (!isActive(flow) || enough.aborted) break
      const now: AnyMachineSnapshot = flow.getSnapshot()
      const step = this.#walker.next(now, (type) => type in hands)
      if (step === null && !(await this.#changes(flow, now))) break
      if (step === null) continue
      this.#does(flow, step, hands[step.type])
      steps += 1
    }
    if (!(await rests(flow))) this.#wrong('waits for an answer without end')
    const faults = this.#recorder.faults(this.#ground.flow, flow.getSnapshot())
    for (const fault of faults) this.#wrong(fault)
  }

  #does(
    flow: AnyActorRef,
    step: Case,
    hand: ((step: Case, now: AnyMachineSnapshot) => Case | null) | undefined,
  ): void {
    const act = browserActs.find((each) => each === step.type)
    if (act) return this.#person.browser.does(act)
    const event = hand ? hand(step, flow.getSnapshot()) : step
    if (event) flow.send(event)
  }

  /** False if nothing happens for long, though no answer is awaited. */
  async #changes(flow: AnyActorRef, before: AnyMachineSnapshot): Promise<boolean> {
    const { enough } = this.#ground
    const timeout = isBusy(before) ? longestAnswer : patience
    const changed = (now: AnyMachineSnapshot) => now.value !== before.value || now.status !== 'active'
    return waitFor(flow, changed, { timeout, signal: enough }).then(
      () => true,
      () => false,
    )
  }

  #moved(transition: string): void {
    const { chaos, cutHub } = this.#ground
    this.latest = transition
    if (chaos?.cutsHub(transition, this.#random)) cutHub(this.account.session.fingerprint)
  }

  #told(event: AnyEventObject): void {
    const { type } = event
    if (type === 'session.expired') this.#wrong('was signed out')
    if (type.startsWith('xstate.error.actor')) this.#wrong(`a flow broke: ${String(event['error'])}`)
    const hears = this.#ground.flow === 'realtime' ? ['balance'] : ['balance', flowId]
    if (!type.startsWith('hub.')) return
    for (const flow of hears.map((id) => this.#page.flow(id))) if (flow && isActive(flow)) flow.send(event)
  }

  /** Null when the server did not answer, or refused: the person tries again later. */
  async #tries<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Error) throw error
      return null
    }
  }

  #thinks(): Promise<void> {
    return this.#wait(-Math.log(1 - this.#random()) * this.#ground.think)
  }

  async #wait(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#ground.enough }).catch(() => undefined)
  }

  #wrong(what: string): void {
    this.#ground.wrong(this.account.session.username, what, this.#recorder.walk())
  }
}
