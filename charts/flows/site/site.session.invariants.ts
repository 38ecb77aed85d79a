import {
  all,
  answered,
  asks,
  begins,
  does,
  given,
  handsOn,
  isAt,
  isTaken,
  keeps,
  leavesAlone,
  on,
  staysThere,
  tells,
  waitsFor,
  was,
  wasAt,
  type Invariants,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import {
  dialog,
  goesHome,
  isActive,
  isHere,
  isResting,
  isVisitor,
  signedOut,
  tab,
  tokenBefore,
} from './site.who.ts'

const clearsTheirs = does('clear the stored data', (step) => ({ token: tokenBefore(step) }))
const comes = (...keys: readonly string[]): Test => {
  const session = (step: Step) => given(step, ...keys)
  return all(
    keeps('session', session),
    does('store the session', (step) => ({ session: session(step) })),
    isAt({ session: 'player' }),
  )
}
const own = ['balance', 'notifications', 'favourites', 'realtime']
const isPlayer = wasAt({ session: 'player' })
const withPhone = (step: Step) => {
  const session: unknown = was(step, 'session')
  return typeof session === 'object' && { ...session, phone: given(step, 'phone'), smsVerified: true }
}

const withBreak = (step: Step) => ({ ...Object(was(step, 'session')), break: given(step, 'break') })

/** Who is here, and how they come and leave. */
export const session: Invariants = {
  'a session makes a player, and nobody is a player without one': {
    when: isAt({ session: 'visitor' }, { session: 'player' }),
    holds: (step) => isHere(step) === isAt({ session: 'player' })(step),
  },
  'a login makes the player, and its session is stored for the other tabs': {
    when: answered('login'),
    holds: comes('output', 'session'),
  },
  'an account that is made makes the player, and its session is stored': {
    when: on('session.established', { session: 'visitor' }),
    holds: comes('session'),
  },
  'a player has a balance, notifications, favourites and a connection; a visitor has none': {
    when: isActive,
    holds: ({ state }) =>
      own.every((actor) => actor in state.children === state.matches({ session: 'player' })),
  },
  'the connection and the balance are those of the session': {
    when: begins('realtime'),
    holds: all(
      asks('realtime', ({ state: { context } }) => ({
        token: context.session?.token,
        fingerprint: context.session?.fingerprint,
      })),
      asks('balance', ({ state: { context } }) => ({
        balance: context.session?.balance,
        withdrawable: context.session?.withdrawable,
      })),
    ),
  },
  'after a connection is there, what the player has is asked for again': {
    when: on('hub.connected', { session: 'player' }),
    holds: all(...['balance', 'notifications', 'favourites'].map((actor) => tells(actor, 'hub.connected'))),
  },
  'the hub tells the balance that it has changed': {
    when: on('hub.balance changed', { session: 'player' }),
    holds: handsOn('balance'),
  },
  'the hub brings a notification to the others': {
    when: on('hub.notified', { session: 'player' }),
    holds: handsOn('notifications'),
  },
  'a phone that is verified is marked so, here and for the other tabs': {
    when: on('phone.verified', { session: 'player' }),
    holds: all(
      keeps('session', withPhone),
      does('store the session', (step) => ({ session: withPhone(step) })),
    ),
  },
  'a break is kept, here and for the other tabs': {
    when: on('break.changed', { session: 'player' }),
    holds: all(
      keeps('session', withBreak),
      does('store the session', (step) => ({ session: withBreak(step) })),
      isAt({ session: 'player' }),
    ),
  },
  'a logout is told to the server, with no dialog open': {
    when: on('log out', { session: 'player' }),
    holds: all(
      asks('sign out'),
      dialog('none'),
      keeps('wish', () => null),
    ),
  },
  'after a logout nothing of the player is left, and home is shown, whatever the server says': {
    when: signedOut,
    holds: all(isVisitor, dialog('none'), clearsTheirs, goesHome, waitsFor(300)),
  },
  'the page reloads after the player has left': {
    when: on('xstate.after.logout reload.site.session.leaving'),
    holds: all(does('reload the page'), isAt({ session: 'visitor' })),
  },
  'only the end of the own session ends it': {
    when: all(on('session.expired'), isPlayer, isTaken),
    holds: (step) => given(step, 'token') === tokenBefore(step),
  },
  'a player whose session is over reads why, at home, with nothing left': {
    when: all(on('session.expired'), isPlayer, (step) => given(step, 'token') === tokenBefore(step)),
    holds: all(
      isVisitor,
      dialog('none'),
      clearsTheirs,
      does('show that the session ended', (step) => ({ message: given(step, 'message') })),
      goesHome,
    ),
  },
  'a player who leaves in another tab leaves here': {
    when: all(tab.left, isPlayer),
    holds: all(isVisitor, dialog('none'), goesHome),
  },
  'a player who comes in another tab is here': {
    when: all(tab.arrived, wasAt({ session: 'visitor' })),
    holds: all(
      keeps('session', (step) => given(step, 'session')),
      isAt({ session: 'player' }),
    ),
  },
  'another player who comes in another tab takes the place, and all is asked for anew': {
    when: all(tab.another, isPlayer),
    holds: all(
      keeps('session', (step) => given(step, 'session')),
      isAt({ session: 'player' }),
      dialog('none'),
      ...own.map(begins),
    ),
  },
  'what another tab learns of the same session is kept, and nothing else changes': {
    when: all(tab.same, isPlayer),
    holds: all(
      keeps('session', (step) => given(step, 'session')),
      ({ begun }) => begun.length === 0,
      leavesAlone('session', 'dialog', 'forms', 'menus', 'chat'),
      (step) => isResting(step) || leavesAlone('game', 'game page')(step),
    ),
  },
  'another tab that brings nobody changes nothing for a visitor': {
    when: all(on('storage.changed', { session: 'visitor' }), (step) => given(step, 'session') === null),
    holds: staysThere,
  },
}
