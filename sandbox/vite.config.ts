import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { words } from '../vite/words.ts'
import { build, resolve } from '../vite.config.ts'

/** The pages of games and sports: served at an origin of their own. */
export default defineConfig({
  root: join(import.meta.dirname, 'pages'),
  publicDir: false,
  plugins: [words, react(), lingui({ failOnCompileError: true })],
  resolve,
  build: { ...build, outDir: '../../dist-sandbox', emptyOutDir: true },
})
