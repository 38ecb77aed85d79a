import type { RaceSetup } from '#sandbox/contract/race.ts'
import { race, raceOdds } from '../engines/race.ts'
import type { Rules } from './game.ts'

type Look = RaceSetup['look']

/** Invented runners. */
const names: Record<Look, string> = {
  horse: 'Karayel, Gümüş Nal, Silver Reed, Şahbaz, Wild Thyme, Doru Yıldız, Night Mail, Akkuş',
  dog: 'Rüzgârgülü, Copper Tail, Şimşek, Little Anchor, Duman, Quick Maria, Zeytin, Blue Moss',
  camel: 'Kervanbaşı, Sand Lily, Hörgüç, Old Compass, Vaha, Saffron, Sabırlı, Dune Prince',
  bird: 'Tüylü, Miss Feather, Koşucu, Long Stride, Kumru Hanım, Sir Beak, Rüya, Pepper',
  wheel: 'Kırmızı Ok, Blue Comet, Poyraz 7, Yellow Jack, Turna Racing, Iron Wing, Gece Mavisi, Green Mile',
  boat: 'Yakamoz, North Star, Levent, Sea Holly, İmbat, Blue Peter, Martı, Albatross',
  snail: 'Acelesiz, Speedy, Pırıltı, Mr Shell, Yaprak, Turbo Gül, Damla, Lettuce',
}

const looks: Partial<Record<string, Look>> = {
  'tazi-kosusu': 'dog',
  'greyhound-night': 'dog',
  'deve-yarisi': 'camel',
  'ostrich-race': 'bird',
  'pist-atesi': 'wheel',
  'velodrom-viraji': 'wheel',
  'karting-kupasi': 'wheel',
  'superbike-circuit': 'wheel',
  'yelkenli-regatta': 'boat',
  'salyangoz-maratonu': 'snail',
}

/** How likely each is to come in first, against the others. */
const weights = [30, 22, 16, 12, 9, 6, 4, 3]

/** The same for a game whenever it is asked: which of the runners is the favourite. */
export function raceRules(code: string): Rules {
  const look = looks[code] ?? 'horse'
  const turn = code.length % weights.length
  const own = weights.map((_, index) => weights[(index * 3 + turn) % weights.length] ?? 1)
  const odds = raceOdds(own)
  const setup: RaceSetup = {
    look,
    runners: names[look].split(', ').map((name, index) => ({ name, odds: odds[index] ?? 0 })),
  }
  return { kind: 'race', engine: race(setup, own), setup }
}
