import { describe, expect, test } from 'vitest'
import { notificationType } from '#contract/notification.ts'
import { transactionKind } from '#contract/payment.ts'
import { roundKind, roundStatus } from '#contract/round.ts'
import { kindLooks } from '#src/flows/history/payments/looks.ts'
import { outcomeOf } from '#src/flows/history/rounds/looks.ts'
import { causeLooks } from '#src/flows/movements/looks.ts'
import { lookOf } from '#src/flows/notifications/notification-type.tsx'

const name = (kind: 1 | 2, status: 1 | 2 | 3 | 4) => outcomeOf({ kind, status }).name.message

describe('signs', () => {
  test('Scenario: an arrow means the same in notifications, in the history of payments and in the movements', () => {
    const deposit = lookOf(notificationType.Deposit).Icon
    const withdraw = lookOf(notificationType.Withdraw).Icon
    expect(deposit).not.toBe(withdraw)
    expect([kindLooks[transactionKind.Deposit].Icon, causeLooks.deposit.Icon]).toEqual([deposit, deposit])
    expect([kindLooks[transactionKind.Withdraw].Icon, causeLooks.withdraw.Icon]).toEqual([withdraw, withdraw])
  })

  test('Scenario: a round that is over without a win is lost; one that goes on or was cancelled is a bet', () => {
    expect(name(roundKind.Bet, roundStatus.Completed)).toBe('Kaybetti')
    expect(name(roundKind.Win, roundStatus.Completed)).toBe('Kazanç')
    for (const status of [roundStatus.Processing, roundStatus.Cancelled, roundStatus.Expired])
      expect(name(roundKind.Bet, status)).toBe('Bahis')
  })
})
