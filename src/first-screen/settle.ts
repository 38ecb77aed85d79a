/** React reads these two fields of a promise and renders its value at once. */
type Settled = Promise<unknown> & { status?: 'fulfilled'; value?: unknown }

/** Waits for the promises of a page's data, which came with the document, and marks them as settled. */
export async function settle(data: unknown): Promise<void> {
  const parts: Settled[] = Object.values(data ?? {}).filter((part) => part instanceof Promise)
  await Promise.all(
    parts.map(async (part) => Object.assign(part, { status: 'fulfilled', value: await part })),
  )
}
