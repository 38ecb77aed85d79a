import type { AnyMachineSnapshot } from 'xstate'
import type { Said } from '../../words/said.ts'
import type { Case } from '../../paths/flow.ts'

export const ownFault: Said = {
  tr: 'programın kendi hatasıdır; dışarıdan yaratılamaz',
  en: 'a fault of the program itself: nobody brings it about from outside',
}
const ownWay: Said = {
  tr: 'açık olan, düğmenin üzerini kaplar ya da başka türlü kapanır',
  en: 'what is open covers its button, or has a way to close of its own',
}
const closesFirst: Said = {
  tr: 'bu girişe basılınca önce menü kapanır',
  en: 'its entry closes the menu first',
}
const welcomeOnly: Said = {
  tr: 'bu düğme yalnızca yeni üyenin karşılamasındadır',
  en: 'only the welcome of a new player says it',
}
const playersOnly: Said = { tr: 'yalnızca oyunculara sunulur', en: 'only a player is offered it' }

const withinTheForm: Said = {
  tr: 'üyelik penceresi, yanıtın geldiği anda yeniden açılır; bunun için araya başka bir pencere girmelidir',
  en: 'the dialog of the registration is back in the moment of the answer; another dialog would have to come in between',
}

const sentByItself: Said = {
  tr: 'kapalı bir pencereden kimse form gönderemez; yalnızca üyelik, telefonun kodunu kendisi ister',
  en: 'nobody sends a form whose dialog is closed; only a registration asks for the code of the phone by itself',
}

const withinTheWelcome: Said = {
  tr: 'açık pencere çıkış düğmesini kaplar; pencere kapalıyken üyelik yalnızca deneme bonusu ya da kod gönderilirken sürer',
  en: 'the open dialog covers the way out; with its dialog closed a registration goes on only while the trial bonus is claimed or a code is sent',
}

/** Why nothing brings it about. */
export const impossibleOnSite: Readonly<Record<string, Said>> = {
  'site.dialog.login — session.established → register': withinTheForm,
  'site.dialog.recovery — session.established → register': withinTheForm,
  'site.dialog — verify the phone #1 → register': withinTheForm,
  'form.sent → under way unseen': sentByItself,
  'site.forms.registration.running — always → none': withinTheWelcome,
  'xstate.error.actor.start-up': ownFault,
  'xstate.error.actor.language': ownFault,
  'xstate.error.actor.realtime': ownFault,
  'xstate.error.actor.balance': ownFault,
  'xstate.error.actor.notifications': ownFault,
  'xstate.error.actor.favourites': ownFault,
  'xstate.error.actor.live chat': ownFault,
  'site.chat.offered — open the live chat → stays': welcomeOnly,
  'site.menus.side menu.open — toggle the side menu → closed': ownWay,
  'site.menus.profile panel.open — toggle the profile panel → restoring': ownWay,
  'site.menus.dropdown.open — toggle the dropdown → closed': ownWay,
  'site.menus.profile panel.open — open the notifications → restoring': closesFirst,
  'site.menus.dropdown.open — open the notifications → closed': closesFirst,
  'site.menus.profile panel.open — open the movements → restoring': closesFirst,
  'site.menus.dropdown.open — open the movements → closed': closesFirst,
  'site.dialog — visit #2 → login': playersOnly,
  'site.dialog — verify the phone #3 → login': playersOnly,
}

export const outOfReachOnSite: Said = {
  tr: 'düğmesi o sırada görünmez, üzeri kapalıdır ya da bu oturumda sunulmaz',
  en: 'its button is not shown then, is covered, or is not offered in this session',
}

const isOpen = (state: AnyMachineSnapshot, menu: string) => state.matches({ menus: { [menu]: 'open' } })
const isAt = (state: AnyMachineSnapshot, ...dialogs: string[]) =>
  dialogs.some((dialog) => state.matches({ dialog }))

/** What is below cannot be pressed. */
const isCovered = (state: AnyMachineSnapshot) =>
  !isAt(state, 'none') ||
  state.matches({ game: 'open' }) ||
  ['side menu', 'profile panel', 'dropdown', 'notifications panel', 'movements panel'].some((menu) =>
    isOpen(state, menu),
  )

const player = (state: AnyMachineSnapshot) => state.matches({ session: 'player' })
const visitor = (state: AnyMachineSnapshot) => state.matches({ session: 'visitor' })
const free = (state: AnyMachineSnapshot) => !isCovered(state)
const freePlayer = (state: AnyMachineSnapshot) => player(state) && free(state)
const never = () => false
const overTheGame = (state: AnyMachineSnapshot) => state.matches({ game: 'open' }) && isAt(state, 'none')
const isVerified = (state: AnyMachineSnapshot) => state.context.session?.smsVerified === true

const isOfForm = (state: AnyMachineSnapshot, form: string, ...places: string[]) =>
  places.some((running) => state.matches({ forms: { [form]: { running } } }))

/** After signing up there is no form left: the registration goes on with the phone. */
const canSend = (state: AnyMachineSnapshot, form: string) =>
  isOfForm(state, form, 'open') && (form !== 'registration' || visitor(state))

const onPages = ['change password', 'claim bonus', 'phone verification']
/** A page with a form must be left before anything else opens. */
const isOnAPage = (state: AnyMachineSnapshot) =>
  isAt(state, 'none') && onPages.some((form) => isOfForm(state, form, 'open', 'under way'))

const ways: Record<string, (state: AnyMachineSnapshot) => boolean> = {
  'log in': (state) => visitor(state) && (free(state) || isAt(state, 'register')),
  'sign up': (state) => visitor(state) && (free(state) || isAt(state, 'login', 'recovery')),
  'recover the password': (state) => visitor(state) && isAt(state, 'login'),
  'read the promotion': free,
  'request a call': freePlayer,
  deposit: (state) => (player(state) || visitor(state)) && free(state),
  visit: freePlayer,
  play: (state) => (player(state) || visitor(state)) && free(state),
  'toggle the favourite': (state) => (player(state) || visitor(state)) && free(state),
  'deposit by': (state) => freePlayer(state) || state.matches({ dialog: { 'deposit methods': 'offered' } }),
  'deposit over the game': overTheGame,
  'screen.changed': free,
  'withdraw by': freePlayer,
  'open the live chat': never,
  close: (state) => !isAt(state, 'none') || state.matches({ game: 'open' }),
  'xstate.done.actor.game': overTheGame,
  'choose the language': freePlayer,
  'toggle the side menu': free,
  'toggle the profile panel': freePlayer,
  'toggle the dropdown': freePlayer,
  'toggle the live chat': free,
  'close the menus': (state) =>
    ['side menu', 'profile panel', 'dropdown'].some((menu) => isOpen(state, menu)),
  'open the notifications': freePlayer,
  'open the movements': freePlayer,
  'log out': freePlayer,
  'navigation.turned away': (state) => visitor(state) && free(state),
  'session.established': (state) =>
    visitor(state) &&
    (isOfForm(state, 'registration', 'answered unseen') ||
      (isAt(state, 'register') && isOfForm(state, 'registration', 'open'))),
  'xstate.done.actor.login': (state) => visitor(state) && !isOfForm(state, 'login', 'answered unseen'),
  'xstate.done.actor.call request': (state) => !isOfForm(state, 'call request', 'answered unseen'),
  'xstate.done.actor.recovery': visitor,
  'xstate.done.actor.registration': player,
  'storage.changed': (state) => !isOnAPage(state),
  'verify the phone': (state) => freePlayer(state) && !isVerified(state),
  'phone.verified': (state) =>
    !isVerified(state) &&
    (freePlayer(state) || state.matches({ dialog: { 'phone verification': 'verifying' } })),
  'xstate.done.actor.phone verification': isVerified,
}

export function canComeOnSite({ type, form }: Case, state: AnyMachineSnapshot): boolean {
  if (type === 'form.sent') return canSend(state, String(form))
  if (type === 'form.opened') return freePlayer(state) && !isOnAPage(state)
  if (type === 'form.left') return freePlayer(state) && isOnAPage(state)
  if (type === 'form.answered') return isOfForm(state, String(form), 'under way', 'under way unseen')
  // While logging out, a player can press nothing and nothing can end.
  const isLeaving = state.matches({ session: 'signing out' }) || state.matches({ session: 'leaving' })
  if (isLeaving) return /^xstate\.(done|error)\.actor\.sign out$|logout reload/.test(type)
  // The panel closes in less than a second.
  if (state.matches({ menus: { 'profile panel': 'restoring' } }))
    return /^toggle the profile panel$|profile-panel restore/.test(type)
  return ways[type]?.(state) ?? true
}
