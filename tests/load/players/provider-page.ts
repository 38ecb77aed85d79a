const paid = 0.7
const declined = 0.2
const mostTries = 5
/** The page could not tell the site. */
const untold = 'class="warning"'

/** A person on the payment provider's page, in a tab of its own: mostly pays, sometimes declines or leaves it open. */
export async function payOutside(
  page: string,
  random: () => number,
  think: () => Promise<void>,
): Promise<void> {
  const drawn = random()
  const action = drawn < paid ? 'pay' : drawn < paid + declined ? 'decline' : 'later'
  for (let tries = 0; tries < mostTries; tries++) {
    await think()
    const body = new URLSearchParams({ action: tries === 0 ? action : 'report' })
    const answer = await fetch(page, { method: 'POST', body }).catch(() => null)
    const html = await answer?.text().catch(() => null)
    if (html && !html.includes(untold)) return
  }
}
