import { games as allGames, type Game } from '../../catalogue/games.ts'
import { studios } from '../../catalogue/studios.ts'
import { baccarat } from '../engines/baccarat.ts'
import { bingo } from '../engines/bingo.ts'
import { blackjack } from '../engines/blackjack.ts'
import { dice } from '../engines/dice.ts'
import { highlow } from '../engines/highlow.ts'
import { keno } from '../engines/keno.ts'
import { poker } from '../engines/poker.ts'
import { roulette } from '../engines/roulette.ts'
import { wheel } from '../engines/wheel.ts'
import type { BingoSetup } from '#sandbox/contract/bingo.ts'
import type { KenoSetup } from '#sandbox/contract/keno.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import { bingo75, bingo90 } from './bingo.setups.ts'
import type { PlayedGame, Rules } from './game.ts'
import { keno40, keno80, lottery6, lottery7 } from './keno.setups.ts'
import { returns, type Rtp } from './returns.ts'
import { slotRules } from './slot.setup.ts'

const plain = (kind: Rules['kind'], engine: Rules['engine'], rtp: Rules['rtp']) => (): Rules => ({
  kind,
  engine,
  setup: null,
  rtp,
})
const kenoOf = (setup: KenoSetup, rtp: Rtp) => (): Rules => ({
  kind: 'keno',
  engine: keno(setup),
  setup,
  rtp,
})
const bingoOf = (setup: BingoSetup, rtp: Rtp) => (): Rules => ({
  kind: 'bingo',
  engine: bingo(setup),
  setup,
  rtp,
})

const money = plain('wheel', wheel, returns.wheel)
const three = plain('dice', dice, returns.dice)
const next = plain('highlow', highlow, null)
const twoHands = plain('baccarat', baccarat, returns.baccarat)
const fortyBalls = kenoOf(keno40, returns.keno40)
const american = bingoOf(bingo75, returns.bingo75)

/** What a game is played as, where its name says more than what it shows. */
const byCode: Partial<Record<string, () => Rules>> = {
  'buyuk-cark-sovu': money,
  'grand-bazaar-show': money,
  'renk-carki': money,
  'yuksek-alcak': next,
  'money-ladder-live': next,
  'zipzip-merdiven': next,
  'zar-krali': three,
  'sic-bo-pazari': three,
  'bosphorus-dice-duo': three,
  'sans-kapilari': money,
  'sihirli-kutular': money,
  'coin-toss-theatre': money,
  'bakara-tv': twoHands,
  'keno-kirk': fortyBalls,
  'keno-turbo': fortyBalls,
  'yedili-cekilis': kenoOf(lottery7, returns.lottery7),
  'seventy-five-balls': american,
  'lucky-dauber': american,
  'full-house': american,
}

function byTheme({ theme }: Game): Rules {
  switch (theme) {
    case 'roulette':
      return plain('roulette', roulette, returns.roulette)()
    case 'blackjack':
      return plain('blackjack', blackjack, null)()
    case 'baccarat':
    case 'dealer':
      return twoHands()
    case 'poker':
      return plain('poker', poker, null)()
    case 'cards':
      return next()
    case 'wheel':
      return money()
    case 'dice':
      return three()
    case 'bingo':
      return bingoOf(bingo90, returns.bingo90)()
    case 'keno':
      return kenoOf(keno80, returns.keno80)()
    case 'lottery':
      return kenoOf(lottery6, returns.lottery6)()
    default:
      return slotRules(theme)
  }
}

export const rulesOf = (game: Game): Rules => byCode[game.gameCode]?.() ?? byTheme(game)

const systems: ReadonlyMap<string, GameProvider> = new Map(
  studios.map(({ code, system }) => [code, system] as const),
)

/** Crash games have shared rounds and a page of their own. */
const games: ReadonlyMap<string, PlayedGame> = new Map(
  allGames.flatMap((game) => {
    const provider = systems.get(game.providerCode)
    if (provider === undefined || game.theme === 'crash') return []
    return [[game.gameCode, { ...rulesOf(game), provider, code: game.gameCode, name: game.name }] as const]
  }),
)

export function gameOf(provider: string, code: string): PlayedGame | null {
  const game = games.get(code)
  return game?.provider === provider ? game : null
}
