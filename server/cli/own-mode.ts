/**
 * Runs what writes NODE_ENV for the whole process, as Vite's build does: what runs after it in the same process, the platform,
 * has the mode that it was started with.
 */
export async function keepingMode<T>(work: () => Promise<T>): Promise<T> {
  const mode = process.env['NODE_ENV']
  try {
    return await work()
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  }
}
