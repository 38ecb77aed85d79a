import type { launchTr } from './launch.tr.ts'

export const launchEn: typeof launchTr = {
  'no such game': 'This game was not found. It may have been removed.',
  'lobby elsewhere':
    'The address to return to from the game is not part of this site. Please open the game from the lobby.',
  'game not offered': 'This game is not available at the moment. Please try another one.',
  'launch refused': 'The game provider is not opening this game right now. Please try again in a moment.',
  'launch too slow': 'The game provider did not answer in time. Please try again.',
  'launch not understood': 'The game provider sent an invalid answer. Please try again in a moment.',
  'launch elsewhere':
    'The game provider sent an address that we do not know. For your safety the game was not opened; please try again in a moment.',
}
