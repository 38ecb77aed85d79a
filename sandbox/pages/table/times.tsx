import { useLingui } from '@lingui/react'

interface TimesProps {
  of: number
  /** After the decimal sign at least; never more than two. */
  digits?: 0 | 2
}

/** How many times the stake something brings: '×2.000' and '×2,7' in Turkish. */
export function Times({ of, digits = 0 }: TimesProps) {
  const { i18n } = useLingui()
  const format = new Intl.NumberFormat(i18n.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  })
  return <>×{format.format(of)}</>
}
