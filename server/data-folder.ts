import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

const secretBytes = 32
/** Characters. */
export const shortestSecret = 32

/** Creates the data folder if it is missing. Throws CannotStart if it cannot be used. */
export function usableFolder(path: string): string {
  try {
    makeFolder(path)
    return path
  } catch (error) {
    throw new CannotStart(`DATA_DIR cannot be used: ${reason(error)}`)
  }
}

/** One folder at a time: `recursive` hangs where a parent exists but takes no folders (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error(`${path} is no folder`)
    return accessSync(path, constants.W_OK)
  }
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Generated where there is none. Throws CannotStart if it cannot be kept. */
export function keptSecret(dataDir: string): string {
  const file = join(usableFolder(dataDir), 'secret')
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new CannotStart(`DATA_DIR cannot be used: ${reason(error)}`)
    }
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < shortestSecret)
    throw new CannotStart(`The secret in ${file} is too short: delete it or set SECRET`)
  return secret
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
