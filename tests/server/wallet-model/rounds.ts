import { personOf, playableOf, type Movement, type Round, type World } from './world.ts'

/** Adds a movement to the round; a round that is rolled back completely is cancelled. */
export function turn(
  world: World,
  { who, provider }: Pick<Movement, 'who' | 'provider'>,
  { round: name, game, bet, win }: Pick<Round, 'bet' | 'win' | 'game'> & { round: string },
): void {
  const { rounds } = personOf(world, who)
  const old = rounds.get(`${provider} ${name}`) ?? { bet: 0, win: 0, game, status: 'processing' }
  const sums = { bet: old.bet + bet, win: old.win + win }
  const isEmptied = bet + win < 0 && sums.bet === 0 && sums.win === 0
  rounds.set(`${provider} ${name}`, {
    ...sums,
    game: old.game,
    status: isEmptied ? 'cancelled' : old.status === 'completed' ? 'completed' : 'processing',
    balanceAfter: playableOf(world, who),
    changedAt: world.now,
  })
}

export function close(
  world: World,
  { who, provider }: Pick<Movement, 'who' | 'provider'>,
  name: string,
): void {
  const round = personOf(world, who).rounds.get(`${provider} ${name}`)
  if (round?.status === 'processing') Object.assign(round, { status: 'completed', changedAt: world.now })
}
