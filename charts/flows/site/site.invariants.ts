import { shownForms } from '#machines/sent-form.ts'
import {
  all,
  any,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  keeps,
  not,
  on,
  was,
  wasAt,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const isHere: Test = ({ state }) => state.context.session !== null
const wasHere: Test = (step) => (was(step, 'session') ?? null) !== null
const nothing = () => null
const home = () => ({ path: '/' })
const isActive: Test = ({ state }) => state.status === 'active'
const tokenBefore = ({ before }: Step): unknown => before?.state.context.session?.token
const clearsTheirs = does('clear the stored data', (step) => ({ token: tokenBefore(step) }))
const sessionGiven = (step: Step) => given(step, 'output', 'session')

/** In another tab. */
const tab = {
  left: all(wasHere, on('storage.changed'), (step) => given(step, 'session') === null),
  arrived: all(not(wasHere), on('storage.changed'), (step) => given(step, 'session') !== null),
}
const isVisitor = all(
  not(isHere),
  keeps('wish', nothing),
  isAt({ session: 'visitor' }, { session: 'leaving' }),
)
const ofPlayers = ['deposit', 'withdraw', 'phone verification', 'deposit methods'].map((dialog) => ({
  dialog,
}))
const ofVisitors = ['login', 'recovery'].map((dialog) => ({ dialog }))

const underWay = (before: Step['before']) =>
  shownForms.filter((form) => before?.state.matches({ forms: { [form]: { running: 'under way' } } }))
const isUnderWay: Test = (step) =>
  underWay(step.before).length > 0 && step.event?.type.startsWith('xstate.') === false

/** Who is here, and what may be open for whom. What else the site must do is not written down yet: docs/decisions/113. */
export const site: Oracle = {
  waits: { 'logout reload': 300, 'profile-panel restore': 800 },
  silent: {
    'sign out': 'whatever the server says, the player leaves',
    'load the deposit methods': 'the dialog says in its own words that they did not come',
  },
  // A form that is open and not sent begins anew, as does what is read or loaded.
  asksAnew: [
    'log in',
    'sign up',
    'recover the password',
    'verify the phone',
    'request a call',
    'read the promotion',
    'deposit',
    'deposit by',
    'deposit over the game',
    'withdraw by',
    'visit',
    'play',
    'toggle the favourite',
    'open the live chat',
    'toggle the live chat',
  ],
  invariants: {
    'a form whose request is under way is not begun anew, whatever the person opens': {
      when: isUnderWay,
      holds: ({ begun, before }) =>
        underWay(before).every((form) => begun.every(({ actor }) => actor !== form)),
    },
    'a login makes the player, and its session is stored for the other tabs': {
      when: answered('login'),
      holds: all(
        keeps('session', sessionGiven),
        does('store the session', (step) => ({ session: sessionGiven(step) })),
        isAt({ session: 'player' }),
      ),
    },
    'a player has a balance, notifications, favourites and a connection; a visitor has none': {
      when: isActive,
      holds: ({ state }) =>
        ['balance', 'notifications', 'favourites', 'realtime'].every(
          (actor) => actor in state.children === state.matches({ session: 'player' }),
        ),
    },
    'a logout is told to the server': {
      when: on('log out', { session: 'player' }),
      holds: all(asks('sign out'), isAt({ dialog: 'none' })),
    },
    'whatever the server says to it, nothing of the player is left, and home is shown': {
      when: any(answered('sign out'), failed('sign out')),
      holds: all(isVisitor, isAt({ dialog: 'none' }), clearsTheirs, does('go to', home)),
    },
    'the page begins anew after the player has left': {
      when: on('xstate.after.logout reload.site.session.leaving'),
      holds: all(does('reload the page'), isAt({ session: 'visitor' })),
    },
    'a player whose session is over reads why, at home, with nothing left': {
      when: all(
        on('session.expired'),
        wasAt({ session: 'player' }),
        (step) => given(step, 'token') === tokenBefore(step),
      ),
      holds: all(
        isVisitor,
        clearsTheirs,
        does('show that the session ended', (step) => ({ message: given(step, 'message') })),
        does('go to', home),
      ),
    },
    'a player who leaves in another tab leaves here': {
      when: all(tab.left, wasAt({ session: 'player' })),
      holds: all(isVisitor, does('go to', home)),
    },
    'a player who comes in another tab is here': {
      when: all(tab.arrived, wasAt({ session: 'visitor' })),
      holds: all(
        keeps('session', (step) => given(step, 'session')),
        isAt({ session: 'player' }),
      ),
    },
    'a dialog of players is open for a player only': { when: isAt(...ofPlayers), holds: isHere },
    'nobody who is here is asked to log in or to recover a password': {
      when: isAt(...ofVisitors),
      holds: not(isHere),
    },
    'a visitor who closes the dialog has no wish': { when: on('close'), holds: keeps('wish', nothing) },
  },
}
