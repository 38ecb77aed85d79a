/** Restores NODE_ENV after `work`: Vite's build overwrites it for the whole process. */
export async function keepingMode<T>(work: () => Promise<T>): Promise<T> {
  const mode = process.env['NODE_ENV']
  try {
    return await work()
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  }
}
