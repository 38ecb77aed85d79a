import { useLingui } from '@lingui/react/macro'
import { Moon } from 'lucide-react'
import { chooseTheme, chosenTheme, type Theme } from '../ui/theme.ts'
import styles from './language-select.module.css'

const isTheme = (value: string): value is Theme => ['dark', 'light', 'device'].includes(value)

/** Dark, light, or the device's setting; kept in this browser. */
export function ThemeSelect() {
  const { t } = useLingui()
  return (
    <label className={styles.language}>
      <Moon size={18} aria-hidden />
      <span className="only-heard">{t`Görünüm`}</span>
      <select
        defaultValue={chosenTheme()}
        onChange={({ currentTarget: { value } }) => isTheme(value) && chooseTheme(value)}
      >
        <option value="dark">{t`Gece görünümü`}</option>
        <option value="light">{t`Gündüz görünümü`}</option>
        <option value="device">{t`Cihazın görünümü`}</option>
      </select>
    </label>
  )
}
