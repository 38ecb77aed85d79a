import { i18n } from '@lingui/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NumberStepper } from '#src/ui/number-stepper.tsx'
import { readUnits, stepFrom, writeUnits } from '#src/ui/number-text.ts'
import { activate } from '#src/words/lingui.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const told: (number | null)[] = []

interface Bounds {
  min?: number
  max?: number
}

function Stake({ from, min = 100, max = 10_000 }: { from: number | null } & Bounds) {
  const [units, setUnits] = useState(from)
  return (
    <>
      <NumberStepper
        label="Bahis"
        prefix="₺"
        min={min}
        max={max}
        step={100}
        value={units}
        onValue={(next) => {
          told.push(next)
          setUnits(next)
        }}
      />
      <button type="button" onClick={() => setUnits(5_000)}>
        50
      </button>
    </>
  )
}

async function show(
  from: number | null,
  { locale = 'tr', ...bounds }: Bounds & { locale?: 'tr' | 'en' } = {},
) {
  told.length = 0
  await activate(locale)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <I18nProvider i18n={i18n}>
      <Stake from={from} {...bounds} />
    </I18nProvider>,
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Bahis' })
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Artır' })
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Azalt' })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
/** jsdom has no pointer capture. */
const press = (button: HTMLElement) => {
  button.setPointerCapture = () => undefined
  fireEvent.pointerDown(button, { button: 0, pointerId: 1 })
}
const letGo = (button: HTMLElement) => fireEvent.lostPointerCapture(button)

describe('A number that is changed step by step', () => {
  test('Scenario: one press is one step, and the value is said as money', async () => {
    await show(1_200)
    press(more())
    letGo(more())
    pass(5_000)
    expect(field().value).toBe('13,00')
    expect(field().getAttribute('aria-valuetext')).toBe('₺13,00')
    expect(told).toEqual([1_300])
  })

  test('Scenario: it steps down to a least stake that no binary number is exactly', async () => {
    await show(130, { min: 29 })
    press(less())
    letGo(less())
    expect(field().value).toBe('1,00')
    press(less())
    letGo(less())
    expect(field().value).toBe('0,29')
  })

  test('Scenario: held, it goes on until it is let go', async () => {
    await show(1_000)
    press(less())
    pass(500)
    expect(field().value).toBe('8,00')
    for (let repeats = 0; repeats < 3; repeats++) pass(40)
    letGo(less())
    pass(1_000)
    expect(field().value).toBe('5,00')
  })

  test('Scenario: at the bound it ends, and the button is off until there is a way again', async () => {
    await show(9_900)
    press(more())
    pass(2_000)
    expect(field().value).toBe('100,00')
    expect([more().disabled, less().disabled]).toEqual([true, false])
    expect(told).toEqual([10_000])
    press(less())
    letGo(less())
    expect(more().disabled).toBe(false)
  })

  test('Scenario: the arrow keys step; the keyboard does not repeat by itself', async () => {
    await show(1_000)
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'ArrowUp', repeat: true })
    expect(field().value).toBe('11,00')
    fireEvent.keyUp(field(), { key: 'ArrowUp' })
    pass(5_000)
    expect(field().value).toBe('11,00')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.blur(field())
    pass(5_000)
    expect(field().value).toBe('10,00')
  })

  test('Scenario: what is typed is read in the language, written out on leaving, and refused outside the bounds', async () => {
    await show(null)
    fireEvent.change(field(), { target: { value: '12,5' } })
    expect(told).toEqual([1_250])
    fireEvent.blur(field())
    expect(field().value).toBe('12,50')
    for (const wrong of ['0,50', '100,01', '1,234', 'a', '']) {
      fireEvent.change(field(), { target: { value: wrong } })
      expect(told.at(-1)).toBeNull()
      expect(field().getAttribute('aria-invalid')).toBe(wrong === '' ? null : 'true')
    }
    press(more())
    expect(field().value).toBe('1,00')
  })

  test('Scenario: letters, signs of a currency and a minus are not taken, typed or pasted', async () => {
    await show(null)
    for (const [typed, kept] of [
      ['12a', '12'],
      ['₺1.2x50,5', '1.250,5'],
      ['-20', '20'],
      ['yirmi', ''],
    ] as const) {
      fireEvent.input(field(), { target: { value: typed } })
      expect([typed, field().getAttribute('value')]).toEqual([typed, kept])
    }
    expect(told).toEqual([1_200, null, 2_000, null])
  })

  test('Scenario: between two steps a press goes to the next whole one', async () => {
    await show(1_250)
    press(more())
    letGo(more())
    expect(field().value).toBe('13,00')
    fireEvent.change(field(), { target: { value: '12,50' } })
    press(less())
    expect(field().value).toBe('12,00')
  })

  test('Scenario: what changes elsewhere is shown', async () => {
    await show(1_000)
    fireEvent.click(screen.getByRole('button', { name: '50' }))
    expect(field().value).toBe('50,00')
  })

  test('Scenario: in English the signs are English', async () => {
    await show(123_456, { max: 1_000_000, locale: 'en' })
    expect(field().value).toBe('1,234.56')
  })

  test('Scenario: a screen reader presses once', async () => {
    await show(1_000)
    fireEvent.click(more(), { detail: 0 })
    pass(5_000)
    expect(field().value).toBe('11,00')
  })
})

test.each([
  ['1.234,56', 2, 'tr', 123_456],
  ['1234', 0, 'tr', 1_234],
  ['1,5', 0, 'tr', null],
  ['0.1', 2, 'en', 10],
  ['0.105', 2, 'en', null],
  ['-5', 2, 'en', null],
] as const)('Scenario: "%s" with %i decimals in %s is %s', (text, decimals, locale, units) => {
  expect(readUnits(text, decimals, locale)).toBe(units)
  if (units !== null) expect(readUnits(writeUnits(units, decimals, locale), decimals, locale)).toBe(units)
})

test('Scenario: no step leaves the bounds', () => {
  const bounds = { min: 25, max: 99, step: 10 }
  expect([25, 29, 30, 95, 99].map((from) => stepFrom(from, 1, bounds))).toEqual([30, 30, 40, 99, 99])
  expect([99, 91, 30, 26, 25].map((from) => stepFrom(from, -1, bounds))).toEqual([90, 90, 25, 25, 25])
})
