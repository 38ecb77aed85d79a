import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { GameRow } from '#contract/game-providers.ts'
import { launchBody } from '#contract/launch.ts'
import type { GameMovement, GameRefusal } from '#server/seamless/game-call.ts'
import type { GameAdapter } from '#server/world/games/adapter.ts'
import { decimalOf, minorOfDecimal } from '#server/world/games/amount.ts'
import { answerFaults, bodyOf, say, type Answer } from '#server/world/games/answer.ts'
import type { GameProvider } from '#server/world/games/game-provider.ts'
import { bySharedSecret } from '#server/world/games/secrets.ts'
import { isSecret, wireId } from '#server/world/games/wire.ts'
import { totalOf, type Funds } from '#server/wallet/wallet.rules.ts'

/** The row that a developer adds to the contract: a body of its own, and messages of its own. */
const row: GameRow = {
  title: 'Kadife',
  launch: launchBody(
    { slug: z.string().check(z.minLength(1)), handheld: z.boolean() },
    ({ game, isMobile }) => ({ slug: game.gameCode, handheld: isMobile }),
    ({ slug, handheld }) => ({ code: slug, isMobile: handheld }),
  ),
  opens: 'address',
  closesWhenRefused: true,
  says: { exit: [{ kadife: 'curtain' }], deposit: [{ kadife: 'cashbox', side: 'left' }] },
}

/** Calls are lines of `name: value`. */
export const linesOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
export const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split('\n').map((line) => line.split(': ', 2)))

export const sealHeader = 'x-kadife-seal'
export const sealOf = (secret: string, body: string) =>
  createHmac('sha384', secret).update(body).digest('base64url')

const who = { player: wireId }
const moved = { ...who, id: wireId, round: wireId }
const calls = z.discriminatedUnion('do', [
  z.object({ do: z.literal('peek'), ...who }),
  z.object({ do: z.literal('stake'), ...moved, token: wireId, sum: z.string() }),
  z.object({ do: z.literal('prize'), ...moved, sum: z.string() }),
  z.object({ do: z.literal('undo'), ...moved, of: wireId }),
])

const words = {
  'no such player': 'stranger',
  'session ended': 'asleep',
  'insufficient funds': 'poor',
  'limit reached': 'enough',
  'on a break': 'resting',
  'excluded by a register': 'listed',
  'register silent': 'unheard',
  'active elsewhere': 'unheard',
  'reality check': 'unheard',
  'id reused': 'twice',
  'rolled back': 'undone',
  'not an amount': 'no sum',
} as const satisfies Record<GameRefusal, string>

const lines = (fields: Record<string, string>): Answer => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: linesOf(fields),
})
const holding = (funds: Funds | null) => (funds ? { purse: decimalOf(totalOf(funds)) } : {})
const yes = (funds: Funds) => lines({ well: 'yes', ...holding(funds) })
const no = (why: string, funds: Funds | null = null) => lines({ well: 'no', why, ...holding(funds) })

const kadife: GameAdapter = ({ wallet, secret, log }) => {
  async function take(body: string): Promise<Answer> {
    const parsed = calls.safeParse(fieldsOf(body))
    if (!parsed.success) return no('garbled')
    const said = parsed.data
    const usercode = said.player
    if (said.do === 'peek') {
      const funds = await wallet.balance('kadife', { usercode })
      return funds ? yes(funds) : no('stranger')
    }
    const movement = movementOf(said)
    if (typeof movement === 'string') return no(movement)
    const player = said.do === 'stake' ? { usercode, token: said.token } : { usercode }
    const { id, round } = said
    const call = { provider: 'kadife', id, player, game: null, round, movements: [movement] }
    const taken = await wallet.play({ ...call, closesRound: false })
    return taken.done ? yes(taken.funds) : no(words[taken.refusal], taken.funds)
  }
  return (app, _options, registered) => {
    answerFaults(app, log, () => no('garbled'))
    app.post('/', async (request, reply) => {
      const body = bodyOf(request)
      const sealed = isSecret(String(request.headers[sealHeader] ?? ''), sealOf(secret, body))
      return say(reply, sealed ? await take(body) : no('no seal'))
    })
    registered()
  }
}

function movementOf(
  said: Exclude<z.output<typeof calls>, { do: 'peek' }>,
): GameMovement | 'no lira' | 'no sum' {
  if (said.do === 'undo') return { kind: 'rollback', of: said.of }
  const [currency, sum = ''] = said.sum.split(' ')
  if (currency !== 'TRY') return 'no lira'
  const amount = minorOfDecimal(sum)
  if (amount === null) return 'no sum'
  return { kind: said.do === 'stake' ? 'bet' : 'win', id: said.id, amount }
}

/** The folder that a developer adds, in one file: lines of text, a seal in a header, sums in lira. */
export const kadifeProvider: GameProvider = {
  row,
  launch: {
    request({ game, token, usercode, lobby }, { secret }) {
      const body = linesOf({ game, token, player: usercode, lobby })
      return { path: '/open', headers: { [sealHeader]: sealOf(secret, body) }, body }
    },
    read(text) {
      const { open, shut } = fieldsOf(text)
      if (open !== undefined) return { opened: open }
      if (shut === undefined) throw new Error('Kadife answered something else')
      return { refusal: shut }
    },
  },
  ...bySharedSecret('kadife', kadife),
}
