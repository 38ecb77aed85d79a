import type { FlowName } from '#machines/flows.ts'
import { balance, callRequest, favourites, lobby, login, payment, realtime, type Walkable } from './hands.ts'
import { bonuses, movements, notifications, sessionHistory, topWinners } from './lists.ts'

const inPage = 'is only in the page: it asks the server nothing'
const notYet = 'has no hands here yet'

/** Flows that players can walk over the wire; of the others, why not. */
export const walkable: Readonly<Record<FlowName, Walkable | string>> = {
  login,
  payment,
  'call request': callRequest,
  lobby,
  favourites,
  balance,
  realtime,
  favourite: 'is walked with favourites',
  carousel: 'is walked with lobby',
  site: 'runs all others, in a page with views',
  'start-up': 'loads the page itself: npm run bench -- first-screen',
  language: 'changes the words of a page',
  recovery: 'needs the letter with the code: npm run paths',
  registration: notYet,
  'phone verification': 'needs the SMS with the code: npm run paths',
  'trial bonus': 'can be had once by each player',
  'change password': 'ends the sessions that the players play in',
  'session history': sessionHistory,
  limits: notYet,
  'limit change': notYet,
  'time-out': 'ends the play of its player',
  exclusion: 'ends the play of its player',
  'number stepper': inPage,
  history: notYet,
  'claim bonus': 'can be claimed once by each player',
  bonuses,
  game: "is a provider's page in a frame: npm run bench -- capacity",
  'named game': notYet,
  'session bar': notYet,
  sportsbook: "is a provider's page in a frame",
  register: notYet,
  'slot session': notYet,
  'reality check': 'comes after ten minutes of play at the earliest',
  promotion: inPage,
  'top winners': topWinners,
  movements,
  notifications,
  'top bar': inPage,
  header: inPage,
  popup: inPage,
  link: inPage,
  'late part': 'loads code of the site',
  'live chat': "is a provider's page in a frame",
}
