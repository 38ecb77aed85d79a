import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Minus, Plus } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import type { Direction } from '#machines/number-stepper/number-stepper.machine.ts'
import { useActorRef } from '../watch/use-actor-ref.ts'
import { formatMoney } from '#contract/format-money.ts'
import { providedNumberStepper } from './number-stepper.provide.ts'
import type { Bounds, Decimals } from './number-text.ts'
import { takesNoLetters } from './only-number.ts'
import { StepButton } from './step-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useNumberText } from './use-number-text.ts'

type Looks = 'id' | 'name' | 'label' | 'hint' | 'error' | 'prefix' | 'required' | 'disabled'

/** In the smallest unit: minor units of money with two decimals, whole numbers without. */
type NumberStepperProps = Pick<TextInputProps, Looks> &
  Bounds & {
    decimals?: Decimals
    /** Controlled by the parent; without it the form reads the field. */
    value?: number | null
    /** Text for a number that is no money. */
    say?: (units: number) => string
    /** Null while the text is no number within the bounds. */
    onValue?: (units: number | null) => void
  }

const arrows: Record<string, Direction | undefined> = { ArrowUp: 1, ArrowDown: -1 }

const directionOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : arrows[key]

export function NumberStepper({
  min,
  max,
  step,
  decimals = 2,
  value,
  onValue,
  say: sayOwn,
  disabled = false,
  ...look
}: NumberStepperProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const ownId = useId()
  const id = look.id ?? ownId
  const number = useNumberText({ min, max, decimals, locale, value, onValue })
  const { units } = number

  const stepper = useActorRef(providedNumberStepper, { input: { field: id } })
  const held = useSelector(stepper, (now) => (now.matches('idle') ? null : now.context.by))
  const hold = (by: Direction) => stepper.send({ type: 'press', by })
  const release = () => stepper.send({ type: 'release' })

  const change = (typed: string) => {
    number.change(typed)
    const now = number.read(typed)
    if (now !== null && now >= max) stepper.send({ type: 'number.bound reached', by: 1 })
    if (now !== null && now <= min) stepper.send({ type: 'number.bound reached', by: -1 })
  }

  const say = (amount: number) =>
    sayOwn?.(amount) ?? (decimals === 2 ? formatMoney(amount / 10 ** decimals, locale) : number.write(amount))
  // `type="number"` would write the amount in the browser's language, without groups.
  const spoken = {
    role: 'spinbutton',
    'data-decimals': decimals,
    'data-step': step,
    'aria-valuemin': min / 10 ** decimals,
    'aria-valuemax': max / 10 ** decimals,
    'aria-valuenow': units === null ? undefined : units / 10 ** decimals,
    'aria-valuetext': units === null ? undefined : say(units),
  }
  const [least, most] = [say(min), say(max)]
  const hint = t`En az ${least}, en çok ${most}`
  const button = { hold, release, held, disabled }
  return (
    <TextInput
      hint={hint}
      {...look}
      {...spoken}
      onKeyDown={(event) => {
        const by = directionOf(event)
        if (by === undefined) return
        event.preventDefault()
        if (!event.repeat) hold(by)
      }}
      onKeyUp={({ key }) => {
        if (key in arrows) release()
      }}
      error={look.error ?? (number.isWrong && hint)}
      id={id}
      disabled={disabled}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={number.text}
      onInput={takesNoLetters(locale)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => {
        release()
        number.tidy()
      }}
      suffix={
        <>
          <StepButton {...button} by={-1} label={t`Azalt`} spent={units !== null && units <= min}>
            <Minus size={20} aria-hidden />
          </StepButton>
          <StepButton {...button} by={1} label={t`Artır`} spent={units !== null && units >= max}>
            <Plus size={20} aria-hidden />
          </StepButton>
        </>
      }
    />
  )
}
