export { followFlows, placesOf, restsIn } from './places.ts'
export { play, type Scene } from './play.ts'
export { tooShortToSee, type Instant, type Script, type Sight } from './script.ts'
