import { aviator, firstGame } from '#charts/flows/casino.given.ts'
import { done } from '#charts/flows/events.ts'
import { Heart } from '#src/flows/favourite/favourite-button.tsx'
import { sightsOf } from './sight.ts'

const game = { gameCode: aviator.code, mainProviderId: aviator.providerId, name: firstGame.name }
const toggle = { type: 'toggle the favourite', game: aviator, wanted: true }
const known = (...codes: string[]) => done('load the favourites', { codes, pageId: 'page-1' })
const label = `Favori: ${game.name}`
export const hearts = sightsOf('favourites', undefined, (flow) => <Heart game={game} favourites={flow} />, {
  loading: [[], { [label]: 'busy' }],
  'no favourite': [[known()], { [label]: toggle }],
  'a favourite': [[known(aviator.code)], { [label]: { ...toggle, wanted: false } }],
  'being added': [[known(), toggle], { [label]: 'busy' }],
})
