import type { Mutant } from './mutant.ts'

export const inGames: readonly Mutant[] = [
  {
    file: 'server/world/payment-provider.signature.ts',
    mistake: 'a signed report with a time in the future can be sent again until then',
    from: 'Math.abs(now.getTime() - Number(timestamp))',
    to: 'now.getTime() - Number(timestamp)',
    killers: ['tests/server/payment-callback.test.ts'],
  },
  {
    file: 'server/seamless/call.store.ts',
    mistake: 'a call with the id of another player gets that player’s answer and balance',
    from: '`[${playerId}${contentWithout(call)}`',
    to: '`[${contentWithout(call)}`',
    killers: ['tests/server/seamless.test.ts'],
  },
  {
    file: 'server/migrations/733-bet-within-limits.sql',
    mistake: 'a bet from the cash is not counted for the bonus of its player',
    from: "and b.status = 'active'",
    to: 'and false',
    killers: ['tests/server/bonus-wagering.test.ts'],
  },
  {
    file: 'server/seamless/play.ts',
    mistake: 'of two movements in one call the first stays although the second is refused',
    from: 'savepoint(tx, movements.length > 1)',
    to: 'savepoint(tx, movements.length > 2)',
    killers: ['tests/server/seamless.test.ts'],
  },
  {
    file: 'server/seamless/play.ts',
    mistake: 'a win above the limit of one call is never paid, also after people have agreed to it',
    from: `    await forgetCall(tx, call)
`,
    to: '',
    killers: ['tests/server/games/pragmatic.test.ts'],
  },
  {
    file: 'server/seamless/seamless.rules.ts',
    mistake: 'a kuruş that cannot be split may go to the bonus instead of the cash',
    from: 'Number((BigInt(amount) * BigInt(staked.bonus)) / BigInt(all))',
    to: 'Math.round((amount * staked.bonus) / all)',
    killers: ['tests/server/bonus-wagering.test.ts'],
  },
  {
    file: 'server/seamless/movement.ts',
    mistake: 'rolling back a bet from before the bonus lowers the wagered amount',
    from: 'if (wasBet && !kept.corrects && active?.id === kept.bonusId)',
    to: 'if (wasBet && active)',
    killers: ['tests/server/bonus-wagering.test.ts'],
  },
  {
    file: 'server/seamless/hints.ts',
    mistake: 'after a storm of bets the header keeps a balance from before the last one',
    from: `      if (changed) hint(playerId)
`,
    to: '',
    killers: ['tests/server/balance-hints.test.ts'],
  },
  {
    file: 'server/world/games/hub88/hub88.play.ts',
    mistake: 'a bet in the name of one player is taken from the player whose token it has',
    from: 'return play(call, { token, usercode: user },',
    to: 'return play(call, { token },',
    killers: ['tests/server/games/hub88.test.ts'],
  },
  {
    file: 'server/world/games/pragmatic/pragmatic.play.ts',
    mistake: 'a round at a table ends for the first of its players alone',
    from: 'end ${call.userId} ${call.gameId}',
    to: 'end ${call.gameId}',
    killers: ['tests/server/games/pragmatic.test.ts'],
  },
  {
    file: 'server/world/games/softgamings/softgamings.route.ts',
    mistake: 'a cancellation that names nothing pays its amount as a win',
    from: `  if (subtype === 'cancel') return null
`,
    to: '',
    killers: ['tests/server/games/softgamings.test.ts'],
  },
  {
    file: 'server/world/games/em/em.format.ts',
    mistake: 'rounds of EveryMatrix never end and are shown as expired after a week',
    from: 'said.RoundEnd ?? false',
    to: 'false',
    killers: ['tests/server/sandbox/wallet.test.ts'],
  },
  {
    file: 'server/world/games/amusnet/amusnet.format.ts',
    mistake: 'the history names a jackpot of Amusnet by a number that is no game of the round',
    from: `Reason === 'JACKPOT_END' ? { ...call, game: null } : call`,
    to: 'call',
    killers: ['tests/server/games/amusnet.test.ts'],
  },
  {
    file: 'server/world/games/egt/egt.format.ts',
    mistake: 'a win of EGT Digital is taken with an amount that nobody has signed',
    from: 'deposit: transferred,',
    to: `deposit: ['playerId', 'transferId', 'roundNumber', 'currency'],`,
    killers: ['tests/server/games/egt.test.ts'],
  },
  {
    file: 'server/world/games/egt/egt.format.ts',
    mistake: 'what a free round of EGT Digital has won is not paid',
    from: `kind === 'bet' && reason === freeRound`,
    to: 'reason === freeRound',
    killers: ['tests/server/games/egt.test.ts'],
  },
]
