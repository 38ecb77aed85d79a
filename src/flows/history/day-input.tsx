import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayOrder } from '../../words/day-order.ts'
import { readDay, tidyDay, writeDay } from '../../words/day-text.ts'
import { sayFault } from '../../words/say-fault.ts'
import styles from './day-input.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface DayInputProps {
  label: string
  /** 'YYYY-MM-DD'. */
  value: string | null
  min?: string | undefined
  max?: string | undefined
  /** Null when emptied; not called while the text is no complete day. */
  onDay: (day: string | null) => void
}

/** A day in the language's format, with the browser's own calendar. */
export function DayInput({ label, value, min, max, onDay }: DayInputProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const calendar = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => writeDay(value ?? '', locale))
  const [known, setKnown] = useState({ value, locale })
  const [left, setLeft] = useState(false)
  if (value !== known.value || locale !== known.locale) {
    setKnown({ value, locale })
    if (value === null || readDay(text, locale) !== value) setText(writeDay(value ?? '', locale))
  }
  const change = (typed: string) => {
    const tidy = tidyDay(typed, locale)
    const day = readDay(tidy, locale)
    setText(tidy)
    setLeft(false)
    if (day !== value && (day !== null || tidy === '')) onDay(day)
  }
  const letters = { day: t`gg`, month: t`aa`, year: t`yyyy` }
  const { parts, separator } = dayOrder(locale)
  const isWrong = left && text !== '' && readDay(text, locale) === null
  return (
    <TextInput
      label={label}
      value={text}
      error={isWrong && sayFault('not a date')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={parts.map((part) => letters[part]).join(separator)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setLeft(true)}
      suffix={
        <span className={styles.calendar}>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={value ?? ''}
            min={min}
            max={max}
            onChange={({ currentTarget }) => onDay(currentTarget.value || null)}
          />
          <IconButton label={t`${label}: takvimden seç`} onClick={() => calendar.current?.showPicker()}>
            <CalendarDays size={20} aria-hidden />
          </IconButton>
        </span>
      }
    />
  )
}
