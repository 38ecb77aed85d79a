import {
  all,
  answered,
  any,
  asks,
  atFirst,
  does,
  failed,
  given,
  isQuiet,
  keeps,
  can,
  not,
  on,
  wasAt,
  why,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const actor = 'toggle the favourite'
const game = { code: 'aviator', providerId: 3 }
const wishId = 'wish-1'

const isMarked: Test = ({ state }) => state.hasTag('marked')
const isBusy: Test = ({ state }) => state.hasTag('busy')
const wasBusy = wasAt('adding', 'removing')
const attempt = ({ before }: Step) => Number(before?.state.context.attempt)
const asksAs = (number: (step: Step) => number) =>
  asks(actor, (step) => ({ game, wishId, attempt: number(step) }))

/** What the player saw before, what the server was asked to make of it, and what it says now. */
const wished: Test = ({ before }) => before?.state.hasTag('marked') === true
const asked = wasAt('adding')
const isNow = (step: Step) => given(step, 'output', 'isFavorite')
const showsWhatItSays: Test = (step) => isMarked(step) === isNow(step)

const toggles = any(on('add to the favourites'), on('remove from the favourites'))
const hasChangedMind: Test = (step) => isNow(step) === asked(step) && wished(step) !== asked(step)
const isRefused: Test = (step) => why(step).kind === 'refused'

export const favourite: Oracle = {
  invariants: {
    'the game is marked as the server said': {
      when: atFirst,
      holds: all(
        isQuiet,
        not(isBusy),
        ({ state, start: { name } }) => state.hasTag('marked') === (name === 'a player at a favourite game'),
      ),
    },
    'the player can always wish for the contrary of what is shown': {
      when: () => true,
      holds: (step) => can(isMarked(step) ? 'remove from the favourites' : 'add to the favourites')(step),
    },
    'a wish shows at once': {
      when: toggles,
      holds: (step) => isMarked(step) === (step.event?.type === 'add to the favourites'),
    },
    'the server is asked for the wish, under an id that stays until it answers': {
      when: all(toggles, not(wasBusy)),
      holds: all(isBusy, asksAs(attempt), keeps('attempt', attempt)),
    },
    'who changes their mind while the server is asked waits for its answer': {
      when: all(toggles, wasBusy),
      holds: all(isBusy, isQuiet),
    },
    'the last wish wins: where it has changed meanwhile, the server is asked once more, without a word': {
      when: all(answered(actor), hasChangedMind),
      holds: all(
        isBusy,
        (step) => isMarked(step) === wished(step),
        asksAs((step) => attempt(step) + 1),
        ({ effects }) => effects.length === 0,
      ),
    },
    'otherwise the game is as the server says, and the player is told so': {
      when: all(answered(actor), not(hasChangedMind)),
      holds: all(
        not(isBusy),
        showsWhatItSays,
        (step) => does(isNow(step) === true ? 'show that it was added' : 'show that it was removed')(step),
        ({ begun, effects }) => begun.length === 0 && effects.length === 1,
      ),
    },
    'the next question has an id of its own once the server has answered or refused': {
      when: any(answered(actor), all(failed(actor), isRefused)),
      holds: keeps('attempt', (step) => attempt(step) + 1),
    },
    'a question without an answer is asked again under its id': {
      when: all(failed(actor), not(isRefused)),
      holds: keeps('attempt', attempt),
    },
    'a failure puts the game back, and the player is told why': {
      when: failed(actor),
      holds: all(
        not(isBusy),
        (step) => isMarked(step) === !asked(step),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
  },
}
