import type { Oracle } from '../../invariants/invariant.ts'
import { chat } from './site.chat.invariants.ts'
import { dialogs } from './site.dialogs.invariants.ts'
import { forms } from './site.forms.invariants.ts'
import { games } from './site.games.invariants.ts'
import { chrome } from './site.menus.invariants.ts'
import { release } from './site.release.invariants.ts'
import { session } from './site.session.invariants.ts'
import { startUp } from './site.start-up.invariants.ts'
import { wishes } from './site.wishes.invariants.ts'

/** Who is here, what is open, and what runs in it. */
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
    ...startUp,
    ...session,
    ...wishes,
    ...dialogs,
    ...forms,
    ...games,
    ...chrome,
    ...chat,
    ...release,
  },
}
