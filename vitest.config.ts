import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const inNode = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // One graph of modules in each worker: half of the time was that of loading them for each file anew.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'tests/quiet.ts')],
    expect: { poll: { timeout: 30_000 } },
    projects: [
      inNode('charts'),
      inNode('contract'),
      inNode('machines'),
      inNode('hub'),
      inNode('paths'),
      inNode('load'),
      inNode('cluster'),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/server/setup/database.ts',
          setupFiles: [join(import.meta.dirname, 'tests/server/setup/drop-copies.ts')],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      './tests/ui/vitest.config.ts',
    ],
  },
})
