import { done, failed, noAnswer } from '../events.ts'
import { type Case } from 'statechart-walk'
import { playedGame } from '../casino.given.ts'
import { otherSession, restingSession, session } from '../given.ts'
import { agent } from './site.inputs.ts'

/** On a phone, where a game covers the page, and a deposit covers the game. */
export const atAGame: Case[] = [
  { type: 'play', game: playedGame },
  { type: 'close' },
  { type: 'go back' },
  done('game'),
  { type: 'deposit over the game' },
  done('load the deposit methods', [agent]),
  failed('load the deposit methods', noAnswer),
  { type: 'try again' },
  { type: 'deposit by', method: agent },
  done('payment'),
  { type: 'screen.changed', screen: 'desktop' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

/** On a desktop, where a game is played on a page of its own. */
export const atTheGamePage: Case[] = [
  { type: 'game page.opened', game: playedGame },
  { type: 'game page.left' },
  done('game of the page'),
  { type: 'screen.changed', screen: 'phone' },
  { type: 'screen.changed', screen: 'desktop' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

/** Nothing is played until the break is over. */
export const onABreak: Case[] = [
  { type: 'storage.changed', session: restingSession },
  { type: 'break.changed', break: restingSession.break },
  { type: 'play', game: playedGame },
  { type: 'game page.opened', game: playedGame },
  { type: 'screen.changed', screen: 'phone' },
]
