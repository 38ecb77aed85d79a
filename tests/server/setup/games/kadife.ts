import Fastify from 'fastify'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { minorOfDecimal } from '#server/world/games/amount.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { TestApp } from '../app.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'
import { fieldsOf, linesOf, sealHeader, sealOf } from './kadife.provider.ts'

/** Kadife as it calls the wallet. */
export function kadifeCaller({ url, secret }: Pick<TestApp, 'url'> & { secret: string }): GameCaller {
  async function send(body: string, seal = sealOf(secret, body)): Promise<Said> {
    const posted = await post(`${url}${walletPath('kadife')}/`, body, { [sealHeader]: seal })
    const { why = null, purse } = fieldsOf(posted.text)
    return { ...posted, refusal: why, funds: purse === undefined ? null : minorOfDecimal(purse) }
  }
  return {
    balance: ({ usercode }) => send(linesOf({ do: 'peek', player: usercode })),
    bet: (seated, bet) => send(stake(seated, bet)),
    win: ({ usercode }, win) => send(linesOf({ do: 'prize', player: usercode, ...turn(win) })),
    rollback: ({ usercode }, { id, of, round }) =>
      send(linesOf({ do: 'undo', player: usercode, id, of, round })),
    forge: (seated, bet) => send(stake(seated, bet), sealOf('guessed', stake(seated, bet))),
    babble: (text) => send(text),
  }
}

const stake = ({ usercode, token }: Seated, movement: Movement) =>
  linesOf({ do: 'stake', player: usercode, token, ...turn(movement) })

const turn = ({ id, round, amount, currency = 'TRY' }: Movement) => ({
  id,
  round,
  sum: `${currency} ${amount / 100}`,
})

export const kadifeDialect: Dialect = {
  provider: 'kadife',
  caller: async ({ url, env }) => kadifeCaller({ url, secret: sandboxSecret(env.secret, 'kadife') }),
  refusals: {
    'insufficient funds': 'poor',
    'limit reached': 'enough',
    'on a break': 'resting',
    'id reused': 'twice',
    'rolled back': 'undone',
    'session ended': 'asleep',
    'no such player': 'stranger',
    'another currency': 'no lira',
    'not an amount': 'no sum',
    'not signed': 'no seal',
    'not understood': 'garbled',
  },
}

/** Kadife's own house, where games are asked for. It opens nothing that is not sealed. */
export async function kadifesHouse(secret: string) {
  const asked: Record<string, string>[] = []
  const answer = { text: '' }
  const server = Fastify()
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
  server.post('/operators/open', async ({ body, headers }) => {
    if (headers[sealHeader] !== sealOf(secret, String(body))) return 'shut: no seal'
    asked.push(fieldsOf(String(body)))
    return answer.text
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${url}/operators`,
    asked,
    answers: (text: string) => void (answer.text = text),
    close: () => server.close(),
  }
}
