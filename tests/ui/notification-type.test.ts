import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { notificationType } from '#contract/notification.ts'
import { lookOf } from '#src/flows/notifications/notification-type.tsx'
import { activate } from '#src/words/lingui.ts'

const { Deposit, Withdraw, Jackpot, Bonus, System } = notificationType

/** Section 3. */
describe('what tells the kinds of notifications apart', () => {
  // @holds 2.48
  test.each([
    [Deposit, 'ArrowUp', 'Para yatırma', 'Deposit'],
    [Withdraw, 'ArrowDown', 'Para çekme', 'Withdrawal'],
    [Jackpot, 'Info', 'Jackpot', 'Jackpot'],
    [Bonus, 'Gift', 'Bonus', 'Bonus'],
    [System, 'Info', 'Sistem', 'System'],
  ] as const)(
    'Scenario: type %i has the picture %s and the name "%s" ("%s")',
    async (type, picture, tr, en) => {
      const { Icon, name } = lookOf(type)
      expect(Icon.displayName).toBe(picture)
      await activate('tr')
      expect(i18n._(name)).toBe(tr)
      await activate('en')
      expect(i18n._(name)).toBe(en)
    },
  )
})
