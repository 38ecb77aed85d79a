import type { AnyStateMachine } from 'xstate'
import type { CallName } from '#contract/index.ts'
import type { CallRequestInput } from '#machines/call-request/call-request.machine.ts'
import type { CarouselInput } from '#machines/carousel/carousel.machine.ts'
import type { FlowName, flows } from '#machines/flows.ts'
import type { GameInput } from '#machines/game/game.machine.ts'
import { isOwn, own, type LobbyShown } from '#machines/lobby/lobby.machine.ts'
import type { PaymentInput } from '#machines/payment/payment.machine.ts'
import { shownForms, type ShownForm } from '#machines/sent-form.ts'

type Registry = typeof flows
type Provided<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>
type ActorOf<Name extends FlowName> = keyof Provided<Registry[Name]['machine']> & string

/** A call that one actor makes in its life. */
export interface Question {
  call: CallName
  /** 0 if the answer may be known already. */
  least: number
  most: number
}

type Asking = (input: never) => Question[]
const once =
  (call: CallName): Asking =>
  () => [{ call, least: 1, most: 1 }]
/** Not requested if an earlier answer says it. */
const ifUnknown =
  (call: CallName): Asking =>
  () => [{ call, least: 0, most: 1 }]
const inParts =
  (call: CallName): Asking =>
  () => [{ call, least: 1, most: Infinity }]
/** A flow of its own, or a watcher. */
const nothing: Asking = () => []

/** A player's own games are looked up by the codes of another call, if it answers any. */
const games: Asking = ({ filter: { category } }: LobbyShown) =>
  isOwn(category)
    ? [
        { call: category === own.favourites ? 'casino/favorites' : 'casino/recent', least: 1, most: 1 },
        { call: 'casino/games', least: 0, most: 1 },
      ]
    : [{ call: 'casino/games', least: 1, most: 1 }]
/** The providers in the footer use the same machine and are known. */
const slides: Asking = ({ slug }: CarouselInput) =>
  slug === 'providers' ? [] : [{ call: 'cms/sliderlist', least: 1, most: 1 }]

/** The page makes exactly these calls, as often as its flows start the actor. */
export const questions: { [Name in FlowName]: Record<ActorOf<Name>, Asking> } = {
  site: {
    ...(Object.fromEntries(shownForms.map((form) => [form, nothing])) as Record<ShownForm, Asking>),
    language: nothing,
    'start-up': nothing,
    realtime: nothing,
    balance: nothing,
    notifications: nothing,
    favourites: nothing,
    'sign out': once('auth/logout'),
    'load the deposit methods': once('payment/methods'),
    promotion: nothing,
    game: nothing,
    'game of the page': nothing,
    movements: nothing,
    'live chat': nothing,
  },
  'start-up': {
    'load the language': ifUnknown('cms/translationlist'),
    'load the site settings': once('cms/siteoptionlist'),
    'load the casino categories': ifUnknown('casino/categorylist'),
    'load the domains': once('cms/domainstatus'),
    'load the trial bonus': once('bonus/trialbonusamount'),
  },
  language: {
    'load the languages': ifUnknown('cms/languagelist'),
    'switch the language': ifUnknown('cms/translationlist'),
    'hear the server': ifUnknown('cms/translationlist'),
  },
  login: { 'log in': once('auth/login') },
  recovery: {
    'send the code': once('auth/sendresetpassword'),
    'check the code': once('auth/checkresetcode'),
    'change the password': once('auth/changepasswordwithcode'),
  },
  registration: {
    'load the countries': once('auth/form'),
    register: once('auth/register'),
    'phone verification': nothing,
    'trial bonus': nothing,
  },
  'phone verification': {
    'recall the sent code': nothing,
    'send the code': once('customer/updatephone'),
    'verify the code': once('customer/updatephone'),
  },
  'trial bonus': { 'claim the trial bonus': once('bonus/definetrialbonus') },
  'change password': { 'change the password': once('customer/changepassword') },
  'session history': {
    'load the sessions': once('customer/sessions'),
    'end the session': once('customer/endsession'),
  },
  limits: {
    'load the limits': once('protection/limits'),
    'keep the limits': once('protection/limitsreviewed'),
  },
  'limit change': {
    'load the limit': once('protection/limits'),
    'set the limit': once('protection/setlimit'),
    'confirm the raise': once('protection/confirmraise'),
    'cancel the request': once('protection/cancelraise'),
    'watch the tab': nothing,
  },
  'time-out': {
    'ask for the standing': once('protection/standing'),
    'begin the break': ({ hours, panicHours }: { hours: number; panicHours: number }) => [
      { call: hours === panicHours ? 'protection/panic' : 'protection/timeout', least: 1, most: 1 },
    ],
    'watch the break': nothing,
  },
  exclusion: {
    'ask for the standing': once('protection/standing'),
    'exclude the player': once('protection/exclude'),
    'ask to lift': once('protection/lift'),
    'lift the exclusion': once('protection/confirmlift'),
    'watch the break': nothing,
  },
  payment: {
    'load the fields': once('payment/detail'),
    submit: ({ purpose }: PaymentInput) => [{ call: `payment/${purpose}`, least: 1, most: 1 }],
    'ask what became of it': once('payment/status'),
    'watch the tab': nothing,
  },
  'call request': {
    'save the request': ({ from }: CallRequestInput) => [
      { call: from === 'player' ? 'cms/callme' : 'cms/contact', least: 1, most: 1 },
    ],
  },
  history: {
    'load the history': once('transaction/list'),
    'load the next page': once('transaction/list'),
    'gather the history': inParts('transaction/list'),
  },
  'claim bonus': { 'load the offers': once('bonus/list'), 'claim the bonus': once('bonus/claim') },
  bonuses: { 'load the bonuses': once('bonus/list') },
  lobby: {
    'follow the address': nothing,
    carousel: nothing,
    'load the games': games,
    'search the games': games,
    'load the next page': games,
    'load the video': once('cms/video'),
    'load the choices': () => [
      { call: 'casino/providers', least: 1, most: 1 },
      { call: 'casino/categorylist', least: 0, most: 1 },
    ],
  },
  game: {
    'ask for the address': ({ game }: GameInput) => [
      { call: `casino/${game.system}launchurl` as CallName, least: 1, most: 1 },
    ],
  },
  'named game': { 'search for the game': once('casino/games') },
  promotion: { 'load the promotion': ifUnknown('cms/promotions') },
  'top winners': { 'watch the tab': nothing, 'load the winners': once('transaction/topwinners') },
  carousel: { 'load the slides': slides, 'watch the tab': nothing },
  favourites: { favourite: nothing, 'load the favourites': once('casino/favorites') },
  favourite: { 'toggle the favourite': once('casino/togglefavorite') },
  movements: { 'load the movements': once('transaction/movements') },
  notifications: {
    'load the notifications': once('customer/notification'),
    'mark as read': once('customer/readnotification'),
  },
  realtime: { 'hold the connection': nothing, 'watch the network': nothing, 'watch the page': nothing },
  balance: { 'get the balance': once('user/balance'), 'watch the tab': nothing },
  // The first domains are those of start-up.
  'top bar': { 'load the domains': ifUnknown('cms/domainstatus'), 'watch the way': nothing },
  header: { 'watch the scrolling': nothing, 'watch the focus': nothing },
  popup: { 'look for the popup': once('cms/popup'), 'watch the person': nothing, 'watch the page': nothing },
  link: { 'watch the settings': nothing },
  'late part': { 'fetch the code': nothing, 'watch the network': nothing },
  'live chat': {},
  'number stepper': {},
  sportsbook: {},
  'session bar': {
    'ask for the play': once('protection/play'),
    'watch the balance': nothing,
    'count the seconds': nothing,
  },
  'reality check': {
    'watch the play': nothing,
    'answer the check': once('protection/checkanswered'),
    'keep the interval': once('protection/checkevery'),
  },
  register: { 'ask the register': once('protection/register') },
  'slot session': {
    'begin the session': once('protection/beginslotsession'),
    'look for a session': once('protection/slotsession'),
  },
}

/** Calls that a page or a list makes on opening, outside a flow. */
export const ofThePages: readonly CallName[] = [
  'casino/categorylist',
  'cms/categorylist',
  'cms/content',
  'cms/head',
  'cms/languagelist',
  'cms/promotions',
  'cms/translationlist',
  'cms/video',
  'customer/profile',
  'customer/sessions',
  'payment/methods',
  'transaction/games',
  'transaction/list',
]

export function questionsOf(flow: string, { actor, input }: { actor: string; input: unknown }): Question[] {
  const asking = (questions as Record<string, Record<string, Asking>>)[flow]?.[actor]
  return asking ? asking(input as never) : []
}
