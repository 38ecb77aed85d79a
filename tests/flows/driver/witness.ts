import type { Page, Request } from '@playwright/test'
import type { AnyActorRef } from 'xstate'
import type { FlowWatcher } from '#src/watch/watched.ts'
import { railLength } from '#contract/home.ts'
import { calls, type CallName } from '#contract/index.ts'
import { toastEffects, type ShownToast } from './toasts.ts'

export interface Begun {
  flow: string
  actor: string
  input: unknown
}

interface BegunInThePage extends Begun {
  /** Number of the page load. */
  page: number
}

export interface Acted {
  flow: string
  type: string
  params: unknown
}

export interface Sent {
  call: CallName
  /** With a token. */
  signedIn: boolean
}

type Seen =
  | ({ kind: 'begun' } & Begun)
  | ({ kind: 'acted' } & Acted)
  | { kind: 'toast'; shown: ShownToast }
  | { kind: 'tab' }
  | { kind: 'page' }

declare global {
  /** Calls the test from the page. */
  var tellTheWitness: (seen: string) => void
}

const opensATab = ['open the payment page'] as const
export type TabEffect = (typeof opensATab)[number]
export const tabEffects: readonly string[] = opensATab

/** Runs in the page. */
function watch(effects: readonly string[]): void {
  if (globalThis.top !== globalThis.self) return
  const { tellTheWitness } = globalThis
  const tell = (seen: Seen) => tellTheWitness(JSON.stringify(seen))
  tell({ kind: 'page' })
  const nameless = ''
  const nameOf = ({ src }: AnyActorRef) => (typeof src === 'string' ? src : nameless)
  /** While its code loads, a flow has no machine yet, only the name that the site gave it. */
  const flowOf = (actor: AnyActorRef | undefined) => {
    if (!actor) return nameless
    const id: unknown = Reflect.get(Reflect.get(actor.getSnapshot(), 'machine') ?? {}, 'id')
    return typeof id === 'string' ? id : nameOf(actor)
  }
  const before = globalThis.flowWatcher
  const watcher: FlowWatcher = (moved) => {
    before?.(moved)
    const actor = moved.actorRef as AnyActorRef
    if (moved.type === '@xstate.action') {
      const { type, params } = moved.action
      if (effects.includes(type)) tell({ kind: 'acted', flow: flowOf(actor), type, params })
    }
    if (moved.type === '@xstate.event' && moved.event.type === 'xstate.init')
      tell({
        kind: 'begun',
        flow: flowOf(moved.sourceRef as AnyActorRef | undefined),
        actor: nameOf(actor),
        input: moved.event['input'],
      })
  }
  globalThis.flowWatcher = watcher
  const toasts = '[data-sonner-toast] output[data-kind]'
  /** A dialog that opens below a toast inserts the toast again. */
  const known = new WeakSet<Element>()
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const found = node.matches(toasts) ? [node] : [...node.querySelectorAll(toasts)]
      for (const toast of found.filter((each) => !known.has(each))) {
        known.add(toast)
        const text = toast.querySelector('p')?.textContent ?? ''
        tell({ kind: 'toast', shown: { kind: toast.getAttribute('data-kind') ?? '', text } })
      }
    }
  }).observe(document, { childList: true, subtree: true })
  const open = globalThis.open.bind(globalThis)
  globalThis.open = (...how) => {
    tell({ kind: 'tab' })
    return open(...how)
  }
}

/** The home page requests its games outside a flow. */
const isOfHome = (request: Request) => request.postDataJSON().take === railLength

/** Records, in order, what the page does and what its flows report. */
export class Witness {
  readonly begun: BegunInThePage[] = []
  readonly acted: Acted[] = []
  readonly toasts: ShownToast[] = []
  readonly sent: Sent[] = []
  /** Page loads in the tab. */
  pages = 0
  /** Tabs that the page has requested. */
  asked = 0
  opened = 0

  /** Works from the next page load on. */
  static async of(page: Page): Promise<Witness> {
    const witness = new Witness()
    await page.exposeFunction('tellTheWitness', (seen: string) => witness.#hear(JSON.parse(seen) as Seen))
    await page.addInitScript(`(${watch.toString()})(${JSON.stringify([...toastEffects, ...tabEffects])})`)
    page.on('popup', () => (witness.opened += 1))
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== new URL(process.env['BASE_URL'] ?? '').origin || !pathname.startsWith('/api/')) return
      const call = pathname.slice('/api/'.length)
      if (!isCall(call)) throw new Error(`The page asks ${call}, which is no call`)
      if (call === 'casino/games' && isOfHome(request)) return
      witness.sent.push({ call, signedIn: 'authorization' in request.headers() })
    })
    return witness
  }

  timesSent(call: CallName): number {
    return this.sent.filter((each) => each.call === call).length
  }

  #hear(seen: Seen): void {
    if (seen.kind === 'begun') this.begun.push({ ...seen, page: this.pages })
    else if (seen.kind === 'page') this.pages += 1
    else if (seen.kind === 'acted') this.acted.push(seen)
    else if (seen.kind === 'toast') this.toasts.push(seen.shown)
    else this.asked += 1
  }
}

const isCall = (name: string): name is CallName => name in calls
