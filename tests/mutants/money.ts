import type { Mutant } from './mutant.ts'

export const inMoney: readonly Mutant[] = [
  {
    file: 'server/migrations/600-bet-in-one-statement.sql',
    mistake: 'the last kuruş of a balance can be neither bet nor withdrawn',
    from: 'or after >= 0',
    to: 'or after > 0',
    killers: ['tests/server/wallet-ledger.test.ts'],
  },
  {
    file: 'server/migrations/600-bet-in-one-statement.sql',
    mistake: 'a withdrawal that money covers which arrives at the same moment fails with an error',
    from: 'set balance = locked.after',
    to: 'set balance = accounts.balance + locked.amount',
    killers: ['tests/server/wallet-ledger.test.ts'],
  },
  {
    file: 'server/wallet/wallet.rules.ts',
    mistake: 'bonus money is shown as money that can be withdrawn',
    from: 'withdrawable: toWire(funds.cash)',
    to: 'withdrawable: toWire(totalOf(funds))',
    killers: ['tests/server/one-balance.test.ts'],
  },
  {
    file: 'server/wallet/reconcile.ts',
    mistake: 'reconcile calls the book clean though money is still held for a withdrawal that has ended',
    from: `where kind = 'held'
       group by accounts.id having balance <> coalesce(sum(amount), 0)`,
    to: `where kind = 'held'
       group by accounts.id having balance < coalesce(sum(amount), 0)`,
    killers: ['tests/server/wallet-last-word.test.ts'],
  },
  {
    file: 'server/wallet/request.store.ts',
    mistake:
      'a withdrawal under the request id of an equal deposit is answered as that deposit and never made',
    from: `({ secret, call, body }: PlayerRequest) =>
  keyedHash(secret, 'request', JSON.stringify([call, body], inKeyOrder))`,
    to: `({ secret, body }: PlayerRequest) =>
  keyedHash(secret, 'request', JSON.stringify(body, inKeyOrder))`,
    killers: ['tests/server/wallet-model.test.ts'],
  },
  {
    file: 'server/database/transaction.ts',
    mistake: 'a call that deadlocks with another fails instead of being done again',
    from: ' && (error.code === serializationFailure || error.code === deadlock)',
    to: ' && error.code === serializationFailure',
    killers: ['tests/server/wallet-crowd.test.ts'],
  },
  {
    file: 'server/migrations/641-entries-by-month.sql',
    mistake: 'entries of the ledger can be deleted',
    from: 'create trigger entry_immutable before update or delete on entries',
    to: 'create trigger entry_immutable before update on entries',
    killers: ['tests/server/wallet-last-word.test.ts'],
  },
  {
    file: 'server/migrations/270-seamless.sql',
    mistake: 'the database lets a player wager two bonuses at once',
    from: 'create unique index bonus_active_once',
    to: 'create index bonus_active_once',
    killers: ['tests/server/wallet-last-word.test.ts'],
  },
  {
    file: 'server/migrations/521-overlarge-amounts.sql',
    mistake: 'a report that cannot be true is a new question for the operator each time it comes',
    from: 'unique nulls not distinct',
    to: 'unique',
    killers: ['tests/server/payment-question.test.ts'],
  },
  {
    file: 'server/migrations/630-ids-of-months.sql',
    mistake: 'of a deposit and a bonus that come at once one fails, because both get the same number',
    from: `    perform pg_advisory_xact_lock(movement_lock(player));
`,
    to: '',
    killers: ['tests/server/growing-history.test.ts'],
  },
  {
    file: 'server/upkeep/upkeep.store.ts',
    mistake: 'a deposit whose answer was lost is made a second time when it is sent again a month later',
    from: ` and (outcome ->> 'data' like '________-____-____-____-____________') is not true`,
    to: '',
    killers: ['tests/server/upkeep.test.ts'],
  },
  {
    file: 'server/payment/bring.ts',
    mistake: 'an operator and a player who withdraws again wait for each other: one of the two starts over',
    from: `  if (movement) {
    if (!(await post(tx, movement))) throw new Error(\`Payment \${reference} has less money than it says\`)
    tx.afterCommit(() => publishBalance(parts.bus, playerId))
  }
  await setStatus(tx, { id, status: to, reason: reason ?? null, mergedInto: mergedInto ?? null, at })
`,
    to: `  await setStatus(tx, { id, status: to, reason: reason ?? null, mergedInto: mergedInto ?? null, at })
  if (movement) {
    if (!(await post(tx, movement))) throw new Error(\`Payment \${reference} has less money than it says\`)
    tx.afterCommit(() => publishBalance(parts.bus, playerId))
  }
`,
    killers: ['tests/server/payment-desk.test.ts'],
  },
  {
    file: 'server/payment/bring.ts',
    mistake: 'the site is told of a new balance before it is committed, also where the decision is undone',
    from: 'tx.afterCommit(() => publishBalance(parts.bus, playerId))',
    to: 'await publishBalance(parts.bus, playerId)',
    killers: ['tests/server/payment-hints.test.ts'],
  },
  {
    file: 'server/payment/payment.store.ts',
    mistake: 'payments that are sent at the same moment pass the limit of open payments together',
    from: 'select pg_advisory_xact_lock(',
    to: 'select pg_try_advisory_xact_lock(',
    killers: ['tests/server/too-many-payments.test.ts'],
  },
  {
    file: 'server/payment/payment.store.ts',
    mistake: 'a player is told to send money to an account of the house that the operator has withdrawn',
    from: 'case when accounts.shown and',
    to: 'case when accounts.method_id is not null and',
    killers: ['tests/server/operator-methods.test.ts'],
  },
  {
    file: 'server/payment/payment.rules.ts',
    mistake: 'a provider ends a withdrawal that no operator has approved',
    from: `  if (payment.type === Withdraw && !payment.handedOver) return 'contradicts'
`,
    to: '',
    killers: ['tests/server/payment-question.test.ts'],
  },
  {
    file: 'server/payment/question.store.ts',
    mistake: 'after a question has been answered an operator can still decide the deposit over its provider',
    from: 'where payment_id = $1 and answered_at is null',
    to: 'where payment_id = $1',
    killers: ['tests/server/payment-question.test.ts'],
  },
  {
    file: 'server/payment/approve.ts',
    mistake: 'nobody can see who has handed a withdrawal to its provider',
    from: `{ id: reference, after: askedAgainAfter })
    await act.record?.(tx)`,
    to: '{ id: reference, after: askedAgainAfter })',
    killers: ['tests/server/operator-payments.test.ts'],
  },
  {
    file: 'server/payment/approve.ts',
    mistake: 'a provider that does not answer is never asked again for the payout',
    from: `    await parts.jobs.add(tx, 'payout', { reference }, { id: reference, after: askedAgainAfter })
`,
    to: '',
    killers: ['tests/server/payment-payout.test.ts'],
  },
  {
    file: 'server/bonus/trial-person.store.ts',
    mistake: 'two accounts of one person that claim the trial bonus at the same moment both have it',
    from: `  return rowCount === 1
}

export async function hadTrial`,
    to: `  return rowCount !== null
}

export async function hadTrial`,
    killers: ['tests/server/wallet-trial-bonus.test.ts'],
  },
  {
    file: 'server/bonus/circumstances.store.ts',
    mistake: 'a bet that was given back counts as playing on the deposit, and its bonus is refused',
    from: ' and rolled_back_at is null',
    to: '',
    killers: ['tests/server/bonus.test.ts'],
  },
  {
    file: 'server/bonus/active.store.ts',
    mistake: 'a bonus can still be played at the moment at which its time is over',
    from: 'expires_at <= $1',
    to: 'expires_at < $1',
    killers: ['tests/server/bonus-wagering.test.ts'],
  },
  {
    file: 'server/auth/sportsbook.ts',
    mistake: 'each sportsbook gets the token of the other one and knows no player',
    from: `[betsyToken = '', betcoToken = '']`,
    to: `[betcoToken = '', betsyToken = '']`,
    killers: ['tests/server/sports-session.test.ts'],
  },
  {
    file: 'machines/payment/payment.machine.ts',
    mistake: 'an answer that cannot be read counts as a refusal, and the deposit is sent again as a new one',
    from: "'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused'",
    to: "'the server refused': (_, params: { failure: Failure }) => params.failure.kind !== 'no answer'",
    killers: ['tests/machines/payment.test.ts'],
  },
  {
    file: 'machines/payment/payment.machine.ts',
    mistake: 'a second withdrawal after a reload shows the first one and is never sent',
    from: `target: 'withdrawn',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },
              { type: 'drop the kept number', params: ({ context }) => numberOf(context) },`,
    to: `target: 'withdrawn',
            actions: [
              { type: 'keep the answer', params: ({ event }) => event.output },`,
    killers: ['tests/paths/mutation.test.ts'],
  },
  {
    file: 'machines/payment/payment.machine.ts',
    mistake: 'a payment that is corrected after a refusal is sent under the number of the refused one',
    from: 'attempt: context.attempt + 1',
    to: 'attempt: context.attempt',
    killers: ['tests/machines/payment.test.ts'],
  },
  {
    file: 'machines/payment/payment.machine.ts',
    mistake: 'a withdrawal that was paid out says that a deposit has come into the balance',
    from: "context.purpose === 'deposit' && params.found?.outcome === 'paid'",
    to: "context !== null && params.found?.outcome === 'paid'",
    killers: ['tests/machines/payment.test.ts'],
  },
]
