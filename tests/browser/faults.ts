import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { FaultSwitch, SandboxFault } from '#contract/sandbox/fault.ts'
import type { Account } from '#tests/paths/browser/account.ts'

/** Of the sandbox: as the visitors' address of its sportsbook says. */
async function sandboxOrigin(account: Account): Promise<string> {
  const options = calls['cms/siteoptionlist'].data.parse(await account.ask('cms/siteoptionlist', {}))
  return new URL(options.find(({ key }) => key === 'betsyurl')?.value ?? '').origin
}

/** Makes something go wrong for one player, at every game, or no longer. */
export async function goesWrong(page: Page, account: Account, fault: SandboxFault, on = true): Promise<void> {
  const { usercode } = account.session
  const setting: FaultSwitch & { on: boolean } = { fault, usercode, target: null, on }
  const reply = await page.request.put(`${await sandboxOrigin(account)}/api/faults`, { data: setting })
  if (!reply.ok()) throw new Error(`The sandbox does not know how '${fault}' goes`)
}
