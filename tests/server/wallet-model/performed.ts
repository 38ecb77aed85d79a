import { transactionKind } from '#contract/payment.ts'
import { endSession } from '#server/auth/session.store.ts'
import { claim } from '#server/bonus/claim.ts'
import { decideBonus } from '#server/bonus/decide.ts'
import { expireBonuses } from '#server/bonus/expire.ts'
import { transaction } from '#server/database/transaction.ts'
import { approve } from '#server/payment/approve.ts'
import { reject } from '#server/payment/decide.ts'
import { settle } from '#server/payment/settle.ts'
import { submit } from '#server/payment/submit.ts'
import type { Reply as Answer } from '#server/reply.ts'
import type { Taken } from '#server/seamless/game-call.ts'
import { nowhereElse } from '#server/shards/elsewhere.ts'
import { tidy } from '#server/upkeep/upkeep.store.ts'
import { adjusted } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { opensGame, walletOf } from '../setup/game.ts'
import { signedIn, signsIn, type TestPlayer } from '../setup/player.ts'
import type { Call } from './games.ts'
import type { Deed } from './modelled.ts'
import type { Platform } from './platform.ts'
import { people, startingCash } from './steps.ts'
import { providers, type Provider, type Reply, type Said } from './world.ts'

/** The players of one sequence, and the platform's names for what the model names otherwise. */
export interface Cast extends Platform {
  /** A prefix of the provider's names: no two sequences share one. */
  tag: string
  players: TestPlayer[]
  /** By player and provider, in the order of the sign-ins. */
  tokens: Map<string, string[]>
  /** By payment number. */
  references: string[]
  /** By receipt: the movement that it was first given for. */
  receipts: Map<string, string>
  adjustments: number
}

export async function gather(platform: Platform, tag: string): Promise<Cast> {
  const players: TestPlayer[] = []
  for (let who = 0; who < people; who++) players.push(await signedIn(platform, startingCash))
  const cast = {
    ...platform,
    tag,
    players,
    tokens: new Map(),
    references: [],
    receipts: new Map(),
    adjustments: 0,
  }
  for (let who = 0; who < people; who++) await openGames(cast, who)
  return cast
}

const playerOf = ({ players }: Cast, who: number): TestPlayer => {
  const player = players[who]
  if (!player) throw new RangeError(`Nobody has the number ${who}`)
  return player
}

async function openGames(cast: Cast, who: number): Promise<void> {
  for (const provider of providers) {
    const opened = cast.tokens.get(`${who} ${provider}`) ?? []
    const token = await opensGame(cast, playerOf(cast, who), provider, `game ${opened.length}`)
    cast.tokens.set(`${who} ${provider}`, [...opened, token])
  }
}

function refOf(cast: Cast, { who, provider, by }: { who: number; provider: Provider; by: number | null }) {
  if (by === null) return { usercode: String(10_000_000 + playerOf(cast, who).id) }
  return { token: cast.tokens.get(`${who} ${provider}`)?.[by] ?? '' }
}

export async function performed(cast: Cast, deed: Deed): Promise<unknown> {
  const { pool, parts, clock } = cast
  if (deed.do === 'play') return said(cast, deed.call, await walletOf(cast).play(callOf(cast, deed.call)))
  if (deed.do === 'settle') return settled(cast, deed)
  const { step } = deed
  switch (step.do) {
    case 'submit': {
      const type = step.type === 'deposit' ? transactionKind.Deposit : transactionKind.Withdraw
      const detail = { Amount: step.amount / 100, WalletNo: '1234567890' }
      const { methodId } = cast
      return reply(cast, await submit(parts, { ...asked(cast, deed, step.who), type, methodId, detail }))
    }
    case 'claim': {
      const offerId = cast.offerIds.get(step.code) ?? 0
      return reply(
        cast,
        await claim(
          { ...parts, elsewhere: nowhereElse(cast.pool) },
          { ...asked(cast, deed, step.who), offerId, note: undefined },
        ),
      )
    }
    case 'look': {
      const ref = refOf(cast, step)
      const balance = await walletOf(cast).balance(step.provider, ref)
      const seat =
        ref.token === undefined ? null : await walletOf(cast).authenticate(step.provider, ref.token)
      return { balance: balance && { cash: balance.cash, bonus: balance.bonus }, seat: seat && seat.funds }
    }
    case 'decide':
      return decided(cast, step)
    case 'adjust': {
      const reference = `${cast.tag} adjustment ${++cast.adjustments}`
      const { id: playerId } = playerOf(cast, step.who)
      const { account, amount } = step
      return transaction(pool, (tx) => post(tx, adjusted({ playerId, account, amount, reference })))
    }
    case 'sign in':
      await signsIn(cast, playerOf(cast, step.who).id)
      await openGames(cast, step.who)
      return 'done'
    case 'sign out': {
      const { rows } = await pool.query<{ id: number }>(
        'select id from sessions where player_id = $1 order by id desc limit 1',
        [playerOf(cast, step.who).id],
      )
      await endSession(pool, rows[0]?.id ?? 0, clock.now())
      return 'done'
    }
  }
  clock.pass(step.milliseconds)
  await tidy(pool, clock.now())
  await expireBonuses(parts)
  return 'done'
}

/** A provider reports a deposit, an operator decides on a withdrawal; both answers use the same words. */
async function settled(
  { parts, references }: Cast,
  { payment, amount, isWithdrawal, step }: Extract<Deed, { do: 'settle' }>,
): Promise<string> {
  const reference = references[payment] ?? ''
  if (!isWithdrawal) {
    const event = ({ confirmed: 'paid', rejected: 'declined', pending: 'waiting' } as const)[step.to]
    return settle(parts, { provider: 'sandbox', reference, event, amount })
  }
  const decision =
    step.to === 'confirmed'
      ? await approve(parts, { reference })
      : await reject(parts, { reference, reason: 'details not right' })
  const meaning = new Map<string, string>([
    ['paid', 'apply'],
    ['done', 'apply'],
    ['paid before', 'repeated'],
    ['ended otherwise', 'contradicts'],
  ])
  return meaning.get(decision) ?? decision
}

const callOf = (cast: Cast, call: Call) => ({
  provider: call.provider,
  id: `${cast.tag} ${call.id}`,
  player: refOf(cast, call),
  round: `${cast.tag} ${call.round}`,
  game: call.game,
  movements: call.movements.map((each) =>
    each.kind === 'rollback'
      ? { kind: each.kind, of: `${cast.tag} ${each.of}` }
      : { ...each, id: `${cast.tag} ${each.id}` },
  ),
  closesRound: call.closes,
})

/** Names receipts after the movement that each was first given for. */
function said({ receipts }: Cast, call: Call, taken: Taken): Said {
  if (!taken.done) return taken
  const { done, funds, repeated } = taken
  const named = taken.receipts.map((receipt, index) => {
    const movement = call.movements[index]
    const name =
      movement?.kind === 'rollback'
        ? `back ${call.provider} ${movement.of}`
        : `${call.provider} ${movement?.id}`
    if (!receipts.has(receipt)) receipts.set(receipt, name)
    return receipts.get(receipt) ?? ''
  })
  return { done, funds, repeated, receipts: named }
}

const asked = (cast: Cast, deed: Extract<Deed, { do: 'submit' | 'claim' }> | Deed, who: number) => ({
  playerId: playerOf(cast, who).id,
  requestId: 'key' in deed ? deed.key : undefined,
  locale: 'en' as const,
})

function reply({ references }: Cast, answer: Answer): Reply {
  if (!answer.success) return { done: false, why: answer.kind }
  if (typeof answer.data !== 'string') return { done: true }
  if (!references.includes(answer.data)) references.push(answer.data)
  return { done: true, payment: references.indexOf(answer.data) }
}

async function decided(
  cast: Cast,
  { who, code, to }: Extract<Extract<Deed, { do: 'other' }>['step'], { do: 'decide' }>,
) {
  const { rows } = await cast.pool.query<{ id: number }>(
    'select id from bonuses where player_id = $1 and offer_code = $2',
    [playerOf(cast, who).id, code],
  )
  const id = rows[0]?.id ?? 0
  return transaction(cast.pool, (tx) => decideBonus(tx, cast.parts, { id, status: to, answer: null }))
}
