import { sportsbookMachine, type SportsbookEffect } from '#machines/sportsbook/sportsbook.machine.ts'

type Effects = Pick<NonNullable<Parameters<typeof sportsbookMachine.provide>[0]['actions']>, SportsbookEffect>

interface Around {
  openLogin: () => void
  openDeposit: () => void
  renewBalance: () => void
}

export function provideSportsbook({
  openLogin,
  openDeposit,
  renewBalance,
}: Around): typeof sportsbookMachine {
  return sportsbookMachine.provide({
    actions: {
      'open the login': () => openLogin(),
      'open the deposit': () => openDeposit(),
      'renew the balance': () => renewBalance(),
    } satisfies Required<Effects>,
  })
}
