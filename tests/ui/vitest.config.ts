import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnCompileError: true }),
  ],
  test: {
    name: 'ui',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    environment: 'jsdom',
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['../quiet.ts', './what-jsdom-lacks.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The page of the design system imports the tokens as text.
    css: { include: /tokens\.css\?raw$/ },
  },
})
