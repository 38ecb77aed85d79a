import bingo from '../ui/art/products/bingo.svg'
import esports from '../ui/art/products/esports.svg'
import liveCasino from '../ui/art/products/live-casino.svg'
import liveSports from '../ui/art/products/live-sports.svg'
import slots from '../ui/art/products/slots.svg'
import sports from '../ui/art/products/sports.svg'
import tvGames from '../ui/art/products/tv-games.svg'
import virtualGames from '../ui/art/products/virtual-games.svg'
import type { Destination } from './destinations.ts'

export const PICTURES: Partial<Record<Destination['to'], string>> = {
  '/spor': sports,
  '/livespor': liveSports,
  '/esports': esports,
  '/casino/slot': slots,
  '/casino/live': liveCasino,
  '/casino/aviator': '/banners/crash-800.avif',
  '/casino/tvbets': tvGames,
  '/casino/games': virtualGames,
  '/casino/bingo': bingo,
}
