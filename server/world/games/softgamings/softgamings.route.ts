import type { GameMovement } from '../../../seamless/game-call.ts'
import type { GameAdapter } from '../adapter.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import { answer, blamed, errorOf, fieldsOf, isSigned, messages, type Message } from './softgamings.format.ts'

const provider = 'softgamings'

type Movement = Extract<Message, { tid: string }>

export const softgamings: GameAdapter =
  ({ wallet, secret, log }) =>
  (app, _options, registered) => {
    const ok = { status: 'OK' }

    async function funds(usercode: string): Promise<Answer> {
      const known = await wallet.balance(provider, { usercode })
      return known ? answer(secret, ok, known) : refuse(secret, errorOf['no such player'])
    }

    async function move(message: Movement): Promise<Answer> {
      const {
        tid: id,
        userid,
        i_gameid: round,
        round_ended,
        i_extparam: token = '',
        i_gamedesc = '',
      } = message
      const movements = movementsOf(message)
      if (movements === null) return refuse(secret, 'Invalid i_rollback')
      if (!round && needsRound(message)) return refuse(secret, 'Invalid i_gameid')
      const taken = await wallet.play({
        provider,
        id,
        player: { usercode: userid, launch: { token, game: i_gamedesc.replace(/^\d+:/, '') } },
        game: null,
        round: round || message.i_rollback || id,
        movements,
        closesRound: round_ended === '1' || round_ended === 'true',
      })
      if (taken.done) return answer(secret, { ...ok, tid: id }, taken.funds)
      log.info({ id, refusal: taken.refusal }, 'a call of a game provider was refused')
      return answer(secret, { error: errorOf[taken.refusal] }, taken.funds)
    }

    async function take(body: string): Promise<Answer> {
      const fields = fieldsOf(body)
      if (!fields || !isSigned(fields, secret)) {
        log.warn('a call of a game provider is not signed')
        return refuse(secret, fields ? 'Invalid HMAC' : 'Invalid request')
      }
      const parsed = messages.safeParse(fields)
      if (!parsed.success) {
        log.warn({ issues: parsed.error.issues }, 'a call of a game provider was not understood')
        return refuse(secret, blamed(parsed.error))
      }
      const message = parsed.data
      if (message.type === 'ping' || message.type === 'roundinfo') return answer(secret, ok)
      return message.type === 'balance' ? funds(message.userid) : move(message)
    }

    answerFaults(app, log, (fault) =>
      refuse(secret, fault === 'internal error' ? 'Internal error' : 'Invalid request'),
    )
    app.post('/', async (request, reply) => say(reply, await take(bodyOf(request))))
    registered()
  }

const refuse = (secret: string, error: string) => answer(secret, { error })

/** Null for a cancellation that does not name its target. */
function movementsOf({ type, tid: id, amount, i_rollback: of, subtype }: Movement): GameMovement[] | null {
  if (of) return [{ kind: 'rollback', of }]
  if (subtype === 'cancel') return null
  return [{ kind: type === 'debit' ? 'bet' : 'win', id, amount }]
}

/** A promotion has no round, and that of a rollback is known. */
const needsRound = ({ i_rollback, subtype }: Movement) => !i_rollback && subtype !== 'promotion'
