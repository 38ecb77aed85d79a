import type { AnyMachineSnapshot } from 'xstate'
import { pageForms, shownForms } from '#machines/sent-form.ts'
import type { Said } from '../../words/said.ts'
import type { Case } from 'statechart-walk'
import { walked } from '../flows.ts'

export const outOfReachOnSite: Said = {
  tr: 'düğmesi o sırada görünmez, üzeri kapalıdır, önce menüyü kapatır ya da bu oturumda sunulmaz; kapalı bir pencereden kimse form gönderemez; üyeliğin telefon ve deneme bonusu adımları ile para çekme kendi akışlarında gönderilir; üyelik penceresi, yanıtın geldiği anda yeniden açılır; yeni sürümü bulan servis çalışanı denemelerde kapalıdır; yenilenen sayfa kendi akışına baştan başlar',
  en: 'its button is not shown then, is covered, closes the menu first, or is not offered in this session; nobody sends a form whose dialog is closed; the phone and the trial bonus of a registration, and a withdrawal, are sent in the flows of their own; the dialog of a registration is back in the moment of its answer; the service worker that finds a newer release is off in these tests; a page that reloads starts its flow again',
}

/** Where a request has no answer yet that moves money or an identity. */
export const underWay = shownForms
  .filter((form) => form !== 'call request')
  .map((form) => `site.forms.${form}.running.under way`)

const isOpen = (state: AnyMachineSnapshot, menu: string) => state.matches({ menus: { [menu]: 'open' } })
const isAt = (state: AnyMachineSnapshot, ...dialogs: string[]) =>
  dialogs.some((dialog) => state.matches({ dialog }))

/** What is below cannot be pressed. */
const isCovered = (state: AnyMachineSnapshot) =>
  !isAt(state, 'none') ||
  state.matches({ game: 'open' }) ||
  state.matches({ chat: { offered: 'wanted' } }) ||
  ['side menu', 'profile panel', 'dropdown', 'notifications panel', 'movements panel'].some((menu) =>
    isOpen(state, menu),
  )

const player = (state: AnyMachineSnapshot) => state.matches({ session: 'player' })
const visitor = (state: AnyMachineSnapshot) => state.matches({ session: 'visitor' })
const free = (state: AnyMachineSnapshot) => !isCovered(state)
const freePlayer = (state: AnyMachineSnapshot) => player(state) && free(state)
const freeVisitor = (state: AnyMachineSnapshot) => visitor(state) && free(state)
const overTheGame = (state: AnyMachineSnapshot) => state.matches({ game: 'open' }) && isAt(state, 'none')
const isVerified = (state: AnyMachineSnapshot) => state.context.session?.smsVerified === true

const isOnABreak = (state: AnyMachineSnapshot) => Boolean(state.context.session?.break)

const isOfForm = (state: AnyMachineSnapshot, form: string, ...places: string[]) =>
  places.some((running) => state.matches({ forms: { [form]: { running } } }))

/** The dialogs of the site that show the form. */
export const dialogsOf = (form: string) => (form === 'payment' ? ['deposit', 'withdraw'] : [form])
/** A page with a form must be left before anything else opens. */
const isOnAPage = (state: AnyMachineSnapshot) =>
  pageForms.some((form) => isOfForm(state, form, 'idle', 'under way'))
const isShown = (state: AnyMachineSnapshot, form: string) =>
  isOnAPage(state) || isAt(state, ...dialogsOf(form))

/** After signing up there is no form left: the registration goes on with the phone. */
const canSend = (state: AnyMachineSnapshot, form: string) =>
  (player(state) || visitor(state)) &&
  isOfForm(state, form, 'idle') &&
  isShown(state, form) &&
  !isAt(state, 'withdraw') &&
  (form !== 'registration' || visitor(state))

const canEnd = (state: AnyMachineSnapshot, form: string) =>
  isOfForm(state, form, 'under way') || isShown(state, form)

const ways: Record<string, (state: AnyMachineSnapshot) => boolean> = {
  'log in': (state) => visitor(state) && (free(state) || isAt(state, 'registration')),
  'sign up': (state) => visitor(state) && (free(state) || isAt(state, 'login', 'recovery')),
  'recover the password': (state) => visitor(state) && isAt(state, 'login'),
  'read the promotion': free,
  deposit: (state) => (player(state) || visitor(state)) && free(state),
  visit: freePlayer,
  play: (state) => (player(state) || visitor(state)) && free(state),
  'toggle the favourite': (state) => (player(state) || visitor(state)) && free(state),
  'deposit by': (state) =>
    !isOnABreak(state) && (freePlayer(state) || state.matches({ dialog: { 'deposit methods': 'offered' } })),
  'deposit over the game': overTheGame,
  'screen.changed': free,
  'withdraw by': freePlayer,
  close: (state) => !isAt(state, 'none') || state.matches({ game: 'open' }),
  'xstate.done.actor.game': overTheGame,
  'xstate.done.actor.game of the page': free,
  'choose the language': free,
  'toggle the side menu': free,
  'toggle the profile panel': freePlayer,
  'toggle the dropdown': freePlayer,
  'toggle the live chat': (state) => free(state) || state.matches({ chat: { offered: 'wanted' } }),

  'close the menus': (state) =>
    ['side menu', 'profile panel', 'dropdown'].some((menu) => isOpen(state, menu)),
  'open the notifications': freePlayer,
  'open the movements': freePlayer,
  'log out': freePlayer,
  'navigation.turned away': (state) => visitor(state) && free(state),
  'session.established': (state) => visitor(state) && isOfForm(state, 'registration', 'idle'),
  'xstate.done.actor.login': (state) => visitor(state) && canEnd(state, 'login'),
  'xstate.done.actor.recovery': visitor,
  'xstate.done.actor.registration': player,
  'storage.changed': (state) => !isOnAPage(state),
  'verify the phone': (state) => freePlayer(state) && !isVerified(state),
  // Only a service worker says it, and pages under test have none.
  'release.found': () => false,
  'phone.verified': (state) =>
    !isVerified(state) &&
    (freePlayer(state) || state.matches({ dialog: { 'phone verification': 'verifying' } })),
  'xstate.done.actor.phone verification': isVerified,
  'break.changed': (state) => freePlayer(state) && !isOnAPage(state) && !isOnABreak(state),
}

/** Of forms that `ways` does not name. */
const waysOfForms = Object.fromEntries(
  shownForms.flatMap((name) => {
    const { by, opens } = walked[name].form
    const ends = [`xstate.done.actor.${name}`, (state: AnyMachineSnapshot) => canEnd(state, name)] as const
    return opens ? [[opens.type, by === 'player' ? freePlayer : freeVisitor] as const, ends] : [ends]
  }),
)

export function canComeOnSite({ type }: Case, state: AnyMachineSnapshot): boolean {
  const [form = '', fact] = type.split('.')
  // The end of a session leads away from the page.
  if (state.matches({ 'game page': 'shown' }) && /^(?:session|storage)\./.test(type)) return false
  if (type === 'game page.opened') return free(state) && state.matches({ 'game page': 'none' })
  if (type === 'game page.left') return free(state) && !state.matches({ 'game page': 'none' })
  if (fact === 'sent') return canSend(state, form)
  if (fact === 'opened') return freePlayer(state) && !isOnAPage(state)
  if (fact === 'left') return freePlayer(state) && isOnAPage(state)
  if (fact === 'answered') return isOfForm(state, form, 'under way')
  // The reload ends the flow.
  if (state.matches({ release: 'loading' })) return false
  // While logging out, a player can press nothing and nothing can end.
  const isLeaving = state.matches({ session: 'signing out' }) || state.matches({ session: 'leaving' })
  if (isLeaving) return /^xstate\.(done|error)\.actor\.sign out$|logout reload/.test(type)
  // The panel closes in less than a second.
  if (state.matches({ menus: { 'profile panel': 'restoring' } }))
    return /^toggle the profile panel$|profile-panel restore/.test(type)
  return (ways[type] ?? waysOfForms[type])?.(state) ?? true
}
