import type { Standing } from '#contract/user.ts'
import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate'
import type { Language } from '#contract/cms.ts'
import type { Country, LoginForm, StoredSession } from '#contract/auth.ts'
import type { MovementPage } from '#contract/movement.ts'
import type { NotificationPage } from '#contract/notification.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts'
import { favouritesMachine, type KnownFavourites } from '#machines/favourites/favourites.machine.ts'
import { gameMachine, type GameInput, type Launched, type Screen } from '#machines/game/game.machine.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import { loginMachine, type SignedIn } from '#machines/login/login.machine.ts'
import { movementsMachine } from '#machines/movements/movements.machine.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { paymentMachine, type PaymentForm, type Purpose } from '#machines/payment/payment.machine.ts'
import { realtimeMachine, type RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { startUpMachine, type Domains, type Settings } from '#machines/start-up/start-up.machine.ts'
import { desk } from './desk.ts'

type Flows = NonNullable<Parameters<typeof siteMachine.provide>[0]['actors']>

/** The site with its real children; the test answers for the outside world. Effects are recorded in order. */
export function siteStand(session: StoredSession | null, screen: Screen = 'desktop', flows: Flows = {}) {
  const gate = desk<SignedIn, LoginForm>()
  const exit = desk<void>()
  const bank = desk<Standing>()
  const ledger = desk<MovementPage, { skip: number }>()
  const post = desk<NotificationPage, { skip: number }>()
  const words = desk<void, { language: string }>()
  const settings = desk<Settings>()
  const categories = desk<void>()
  const names = desk<Domains>()
  const offer = desk<number>()
  const house = desk<Launched, GameInput>()
  const tongues = desk<string, { language: string }>()
  const till = desk<PaymentMethod[]>()
  const done: unknown[] = []
  const tokens: string[] = []
  const clock = new SimulatedClock()
  const realtime = realtimeMachine.provide({
    actors: {
      'hold the connection': fromCallback<AnyEventObject, RealtimeInput>(({ input }) => {
        tokens.push(input.token)
        return () => tokens.splice(tokens.indexOf(input.token), 1)
      }),
      'watch the network': fromCallback(() => undefined),
      'watch the page': fromCallback(() => undefined),
    },
  })
  const played = gameMachine.provide({ actors: { 'ask for the address': house.logic } })
  const machine = siteMachine.provide({
    actors: {
      'start-up': startUpMachine.provide({
        actors: {
          'load the language': words.logic,
          'load the site settings': settings.logic,
          'load the casino categories': categories.logic,
          'load the domains': names.logic,
          'load the trial bonus': offer.logic,
        },
      }),
      language: languageMachine.provide({
        actors: {
          'load the languages': desk<Language[]>().logic,
          'hear the server': desk<void, { language: string }>().logic,
          'switch the language': tongues.logic,
        },
        actions: { 'remember the language': () => undefined },
      }),
      registration: registrationMachine.provide({
        actors: { 'load the countries': desk<Country[]>().logic },
      }),
      login: loginMachine.provide({
        actors: { 'log in': gate.logic },
        actions: { 'show the success': () => undefined, 'show the failure': () => undefined },
      }),
      realtime,
      balance: balanceMachine.provide({
        actors: { 'get the balance': bank.logic, 'watch the tab': fromCallback(() => undefined) },
      }),
      movements: movementsMachine.provide({ actors: { 'load the movements': ledger.logic } }),
      notifications: notificationsMachine.provide({
        actors: { 'load the notifications': post.logic },
        actions: { 'show what came': () => undefined },
      }),
      favourites: favouritesMachine.provide({
        actors: {
          'load the favourites': fromPromise<KnownFavourites>(() =>
            Promise.resolve({ codes: [], pageId: '' }),
          ),
          favourite: favouriteMachine.provide({
            actors: {
              'toggle the favourite': fromPromise(({ input }) => {
                done.push(['favourite', input.game.code])
                return Promise.resolve({ isFavorite: true })
              }),
            },
            actions: { 'show that it was added': () => undefined },
          }),
        },
      }),
      game: played,
      'game of the page': played,
      payment: paymentMachine.provide({
        actors: { 'load the fields': desk<PaymentForm, { purpose: Purpose; id: number }>().logic },
      }),
      'load the deposit methods': till.logic,
      'sign out': exit.logic,
      ...flows,
    },
    actions: {
      'store the session': (_, params) => done.push(['store', params.session?.token ?? null]),
      'clear the stored data': () => done.push('clear'),
      'go to': (_, { path }) => done.push(['go to', path]),
      'take the promotion out of the address': () => done.push('address without promotion'),
      'go to the game': (_, { game }) => done.push(['go to the game', game.gameCode]),
      'leave the page of the game': () => done.push('left the page of the game'),
      'reload the page': () => done.push('reload'),
      'load the new release': () => done.push('new release'),
      'show that the session ended': (_, { message }) => done.push(['toast', message]),
      'show the failure': (_, { failure }) => done.push(failure),
    },
  })
  const actor = createActor(machine, {
    input: { session, language: 'tr', reloads: 0, screen, production: false, settings: null },
    clock,
    systemId: 'site',
  }).start()
  const value = () => actor.getSnapshot().value
  /** Without the language, which is always there. */
  const children = () =>
    Object.keys(actor.getSnapshot().children)
      .filter((name) => name !== 'language')
      .sort()
  const starts = async (trialBonus: number, given: Settings = {}) => {
    await words.asked[0]?.answer()
    await settings.asked[0]?.answer(given)
    await categories.asked[0]?.answer()
    await names.asked[0]?.fail({ kind: 'no answer' })
    await offer.asked[0]?.answer(trialBonus)
  }
  return {
    actor,
    starts,
    tongues,
    gate,
    exit,
    bank,
    house,
    till,
    ledger,
    post,
    done,
    tokens,
    clock,
    value,
    children,
  }
}
