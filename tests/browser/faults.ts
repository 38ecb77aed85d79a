import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { FaultSwitch, SandboxFault } from '#sandbox/contract/fault.ts'
import { ask, type Account } from './account.ts'

async function sandboxOrigin(page: Page): Promise<string> {
  const options = calls['cms/siteoptionlist'].data.parse(await ask(page, 'cms/siteoptionlist', null, {}))
  return new URL(options.find(({ key }) => key === 'betsyurl')?.value ?? '').origin
}

async function switches(page: Page, setting: FaultSwitch & { on: boolean }): Promise<void> {
  const reply = await page.request.put(`${await sandboxOrigin(page)}/api/faults`, { data: setting })
  if (!reply.ok()) throw new Error(`The sandbox does not know how '${setting.fault}' goes`)
}

/** Switches a fault of the sandbox on or off for one player, in every game. */
export async function goesWrong(page: Page, account: Account, fault: SandboxFault, on = true): Promise<void> {
  await switches(page, { fault, usercode: account.session.usercode, target: null, on })
}

/** Of all players from Great Britain. */
export const gamstopIsClosed = (page: Page, on: boolean): Promise<void> =>
  switches(page, { fault: 'register closed', usercode: null, target: 'gamstop', on })
