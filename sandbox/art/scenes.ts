import type { BannerScene, Named } from './banner.ts'
import type { Ornament } from './ornaments.ts'

const scene = (
  picture: string,
  providerCode: string,
  ornament: Ornament,
  hero: Named,
  left: Named,
  right: Named,
): BannerScene => ({ picture, providerCode, ornament, cast: [hero, left, right] })

export const bannerScenes: readonly BannerScene[] = [
  scene('welcome', 'anka', 'petals', 'tulips/flamed', 'cards/crown', 'gems/topaz'),
  scene('match', 'poyraz', 'confetti', 'sports/football', 'sports/basketball', 'sports/racket'),
  scene('tables', 'bordo-bulut', 'suits', 'poker/royal', 'poker/tower', 'dice/golden'),
  scene('popular', 'karanfil', 'petals', 'tulips/bouquet', 'fruit/cherries', 'gems/diamond'),
  scene('jackpot', 'sarnic', 'coins', 'fruit/bell', 'gems/ruby', 'gems/emerald'),
  scene('new', 'kuzey-isigi', 'gems', 'dragons/ice', 'sea/pearl', 'space/rocket'),
  scene('roulette', 'bordo-bulut', 'suits', 'roulette/tilted', 'roulette/stakes', 'roulette/bet'),
  scene('blackjack', 'zumrut-makara', 'suits', 'blackjack/twentyOne', 'blackjack/bank', 'roulette/stakes'),
  scene('baccarat', 'galata', 'petals', 'baccarat/bothHands', 'baccarat/lantern', 'baccarat/jadeFan'),
  scene('crash', 'mavi-fener', 'motes', 'crash/scarlet', 'crash/balloon', 'crash/parachute'),
  scene('race', 'poyraz', 'confetti', 'race/bay', 'race/formula', 'race/trophy'),
  scene('bingo', 'turna', 'confetti', 'bingo/cage', 'bingo/ticket', 'bingo/threeBalls'),
  scene('lottery', 'nar', 'coins', 'lottery/globe', 'lottery/scratch', 'lottery/gift'),
  scene('studio', 'yakamoz', 'confetti', 'wheel/crowned', 'cards/fan', 'dice/golden'),
  scene('draws', 'anka', 'motes', 'keno/tube', 'keno/mosaic', 'keno/cluster'),
]

export const offerScenes: readonly BannerScene[] = [
  scene('trial', 'anka', 'confetti', 'lottery/gift', 'tulips/golden', 'gems/diamond'),
  scene('first-deposit', 'karanfil', 'coins', 'cards/hoard', 'gems/ruby', 'cards/crown'),
  scene('crypto-deposit', 'mavi-fener', 'coins', 'space/rocket', 'gems/sapphire', 'space/satellite'),
  scene('loss-discount', 'nar', 'petals', 'lottery/clover', 'race/horseshoe', 'fruit/pomegranate'),
]

export const popupScenes: readonly BannerScene[] = [
  scene('welcome', 'anka', 'petals', 'tulips/flamed', 'lottery/gift', 'gems/ruby'),
]
