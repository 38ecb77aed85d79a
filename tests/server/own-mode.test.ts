import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepingMode } from '#server/cli/own-mode.ts'

const mode = () => process.env['NODE_ENV']
const before = mode()
const asViteDoes = async () => {
  process.env['NODE_ENV'] = 'production'
  return 'built'
}

const failing = async () => {
  await asViteDoes()
  throw new Error('broken source')
}

describe('the mode of a platform that is built and started in one process', () => {
  beforeEach(() => {
    delete process.env['NODE_ENV']
  })
  afterEach(() => {
    if (before !== undefined) process.env['NODE_ENV'] = before
  })

  test('Scenario: NODE_ENV was not set, so it is not set after the build: the sandboxes are served', async () => {
    expect(await keepingMode(asViteDoes)).toBe('built')
    expect(mode()).toBeUndefined()
  })

  test('Scenario: NODE_ENV was set, and stays as it was when the build fails', async () => {
    process.env['NODE_ENV'] = 'development'
    await expect(keepingMode(failing)).rejects.toThrow('broken source')
    expect(mode()).toBe('development')
  })
})
