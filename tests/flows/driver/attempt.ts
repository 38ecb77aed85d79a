import type { Page, TestInfo } from '@playwright/test'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Said } from '#charts/words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import type { Walked } from 'statechart-paths'
import { caseName } from './cases.ts'
import { pictureOf, remember, results, printOf, type Replayed } from './record.ts'

/** Only `npm run paths -- --replay` takes a picture of every step: `npm test` must be fast. */
const withPictures = process.env['REPLAY'] === 'on'
const picture = { type: 'jpeg', quality: 60, scale: 'css', caret: 'initial', timeout: 5_000 } as const

/** One case in the browser. Its result is stored however it ends. */
export class Attempt {
  readonly #record: Replayed

  constructor(flow: FlowName, number: number, walked: Walked) {
    this.#record = {
      flow,
      number,
      case: caseName(walked),
      told: printOf(walked),
      result: 'broken off',
      begun: Date.now(),
      seconds: 0,
      gone: 0,
      error: null,
      trace: null,
      pictures: [],
      notLookedAt: [],
    }
    remember(this.#record)
  }

  /** @param states the leaf states that are visible */
  async reached(at: number, page: Page, states: string[]): Promise<void> {
    this.#record.gone = at + 1
    await this.#photograph(at, page, states)
  }

  passedOver(at: number, part: string, reason: Said): void {
    this.#record.notLookedAt.push({ at, part, reason })
  }

  async ended(info: TestInfo, page: Page): Promise<void> {
    const { status, expectedStatus, duration, error } = info
    const passed = status === expectedStatus
    if (!passed) await this.#photograph(this.#record.gone, page, [])
    remember({
      ...this.#record,
      result: passed ? 'passed' : 'failed',
      seconds: duration / 1_000,
      error: passed ? null : stripVTControlCharacters(error?.message ?? error?.value ?? ''),
      trace: relative(fileURLToPath(results), info.outputPath('trace.zip')),
    })
  }

  /** A failed screenshot fails no test. */
  async #photograph(at: number, page: Page, states: string[]): Promise<void> {
    if (!withPictures) return
    const path = fileURLToPath(new URL(pictureOf(this.#record, at), results))
    const taken = await page.screenshot({ ...picture, path }).then(
      () => true,
      () => false,
    )
    if (taken) this.#record.pictures.push({ at, states })
  }
}
