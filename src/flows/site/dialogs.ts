import type { ComponentType } from 'react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SiteActor, siteMachine } from '#machines/site/site.machine.ts'
import { arrivingView } from '../../shell/arriving-view.tsx'
import { arriving } from './arriving.ts'

type Site = ReturnType<SiteActor['getSnapshot']>
type Flows = Site['children']
type Actors = Required<NonNullable<Parameters<typeof siteMachine.provide>[0]['actors']>>
type Tell = (fact: SiteEvent) => void

interface Shown<Flow> {
  flow: Flow
  open: boolean
}

interface Entry<Name, Code, Machine> {
  /** The site's actor that it shows; null: the site itself. */
  flow: Name
  code: () => Promise<Code>
  provide: ((code: Code, tell: Tell) => Machine) | null
  /** For whom an idle page prefetches it. */
  ahead: 'visitor' | 'player' | 'everybody' | 'nobody'
  /** Shows the same flow in place of the dialog. */
  page?: string
}

/** The overloads check an entry against its flow; the rest of the site knows an actor and a view. */
function openable<
  Name extends keyof Flows,
  Code extends { default: ComponentType<Shown<NonNullable<Flows[Name]>>> },
>(entry: Entry<Name, Code, Actors[Name]>): Openable<Name>
function openable<Code extends { default: ComponentType<Shown<SiteActor>> }>(
  entry: Entry<null, Code, never>,
): Openable<null>
function openable<Name, Code extends { default: ComponentType<Shown<AnyActorRef>> }>({
  code,
  provide,
  ...entry
}: Entry<Name, Code, AnyStateMachine>) {
  const View = arrivingView<Shown<AnyActorRef>, Code>(code)
  const run = provide && ((tell: Tell) => arriving(async () => provide(await View.fetch(), tell)))
  return { ...entry, View, run }
}

export interface Openable<Name = keyof Flows | null> extends Pick<
  Entry<Name, never, never>,
  'flow' | 'ahead' | 'page'
> {
  View: ComponentType<Shown<AnyActorRef>> & { fetch: () => Promise<unknown> }
  run: ((tell: Tell) => AnyStateMachine) | null
}

const payment = openable({
  flow: 'payment',
  code: () => import('../payment/payment.view.tsx'),
  provide: (code) => code.providedPayment,
  ahead: 'player',
})

type Keys<Value> = Value extends string ? Value : keyof Value
type DialogName = Exclude<Keys<Site['value']['dialog']>, 'none' | 'resuming'>

/** One entry for each dialog of the site's chart; what is prefetched first stands first. */
export const dialogs = {
  login: openable({
    flow: 'login',
    code: () => import('../login/login.view.tsx'),
    provide: (code) => code.providedLogin,
    ahead: 'visitor',
  }),
  registration: openable({
    flow: 'registration',
    code: () => import('../registration/registration.view.tsx'),
    provide: (code) => code.providedRegistration,
    ahead: 'visitor',
  }),
  deposit: payment,
  withdraw: payment,
  'deposit methods': openable({
    flow: null,
    code: () => import('../payment/methods.dialog.tsx'),
    provide: null,
    ahead: 'nobody',
  }),
  'call request': openable({
    flow: 'call request',
    code: () => import('../call-request/call-request.view.tsx'),
    provide: (code) => code.providedCallRequest,
    ahead: 'player',
  }),
  'phone verification': openable({
    flow: 'phone verification',
    code: () => import('../phone-verification/phone-verification.dialog.tsx'),
    provide: (code) => code.providedPhoneVerification,
    ahead: 'player',
    page: '/dashboard/phone-verification',
  }),
  promotion: openable({
    flow: 'promotion',
    code: () => import('../promotion/promotion.dialog.tsx'),
    provide: (code) => code.providedPromotion,
    ahead: 'everybody',
  }),
  recovery: openable({
    flow: 'recovery',
    code: () => import('../recovery/recovery.view.tsx'),
    provide: (code) => code.providedRecovery,
    ahead: 'visitor',
  }),
} satisfies Record<DialogName, Openable>

/** What else opens over the page with code of its own, before the dialogs in the order of prefetching. */
export const openables = {
  movements: openable({
    flow: 'movements',
    code: () => import('../movements/movements.view.tsx'),
    provide: (code) => code.providedMovements,
    ahead: 'player',
  }),
  game: openable({
    flow: 'game',
    code: () => import('../game/game.modal.tsx'),
    provide: (code) => code.providedGame,
    ahead: 'player',
  }),
  ...dialogs,
}
export type OpenableName = keyof typeof openables

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Prefetches what a press opens. */
    'data-opens'?: OpenableName | undefined
  }
}

type Named = Exclude<(typeof openables)[OpenableName]['flow'], null>
export type FlowOpenable = Openable<Named>

/** Flows whose code comes with their view, when either is first needed. */
export function openableFlows(tell: Tell): Pick<Actors, Named>
export function openableFlows(tell: Tell) {
  return Object.fromEntries(
    Object.values(openables).flatMap(({ flow, run }) => (run ? [[flow, run(tell)]] : [])),
  )
}
