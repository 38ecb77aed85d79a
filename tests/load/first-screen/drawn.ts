import { broughtId } from '#contract/first-screen.ts'

/** Milliseconds until every node has drawn its documents again. */
const patience = 30_000

/** The document at this address once its first screen is drawn: the first visitors, and those after a change, come before it. */
export async function drawn(address: string): Promise<string> {
  const deadline = Date.now() + patience
  for (;;) {
    const html = await (await fetch(address)).text()
    if (html.includes(`id="${broughtId}"`)) return html
    if (Date.now() > deadline) throw new Error(`${address} came without its first screen`)
  }
}
