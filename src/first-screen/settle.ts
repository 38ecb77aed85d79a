/** React reads these two of a promise, and then draws what it holds at once. */
type Settled = Promise<unknown> & { status?: 'fulfilled'; value?: unknown }

/** Waits for what the parts of a page wait for, which has come with the document. */
export async function settle(data: unknown): Promise<void> {
  const parts: Settled[] = Object.values(data ?? {}).filter((part) => part instanceof Promise)
  await Promise.all(
    parts.map(async (part) => Object.assign(part, { status: 'fulfilled', value: await part })),
  )
}
