import {
  numberStepperMachine,
  type NumberStepperEffect,
} from '#machines/number-stepper/number-stepper.machine.ts'
import { readUnits, stepFrom, writeUnits, type Decimals } from './number-text.ts'
import { typeInto } from './type-into.ts'

type Effects = Pick<
  NonNullable<Parameters<typeof numberStepperMachine.provide>[0]['actions']>,
  NumberStepperEffect
>

/** Bounds and step are read from the input element. */
export const providedNumberStepper: typeof numberStepperMachine = numberStepperMachine.provide({
  actions: {
    'take a step': ({ self }, { field, by }) => {
      const input = document.getElementById(field)
      if (!(input instanceof HTMLInputElement) || input.matches(':disabled'))
        return self.send({ type: 'release' })
      const { bounds, decimals, locale } = saidBy(input)
      const now = readUnits(input.value, decimals, locale)
      const next = stepFrom(now, by, bounds)
      if (next === now) return self.send({ type: 'number.bound reached', by })
      return typeInto(input, writeUnits(next, decimals, locale))
    },
  } satisfies Required<Effects>,
})

function saidBy({ dataset, ariaValueMin, ariaValueMax }: HTMLInputElement) {
  const decimals: Decimals = dataset['decimals'] === '0' ? 0 : 2
  const units = (said: string | null) => Math.round(Number(said) * 10 ** decimals)
  return {
    bounds: { min: units(ariaValueMin), max: units(ariaValueMax), step: Number(dataset['step']) },
    decimals,
    locale: document.documentElement.lang,
  }
}
