import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { FaultSwitch, SandboxFault } from '#sandbox/contract/fault.ts'
import type { Account } from './account.ts'

async function sandboxOrigin(account: Account): Promise<string> {
  const options = calls['cms/siteoptionlist'].data.parse(await account.ask('cms/siteoptionlist', {}))
  return new URL(options.find(({ key }) => key === 'betsyurl')?.value ?? '').origin
}

/** Switches a fault of the sandbox on or off for one player, in every game. */
export async function goesWrong(page: Page, account: Account, fault: SandboxFault, on = true): Promise<void> {
  const { usercode } = account.session
  const setting: FaultSwitch & { on: boolean } = { fault, usercode, target: null, on }
  const reply = await page.request.put(`${await sandboxOrigin(account)}/api/faults`, { data: setting })
  if (!reply.ok()) throw new Error(`The sandbox does not know how '${fault}' goes`)
}
