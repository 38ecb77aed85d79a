import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { configure, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { activate } from '#src/words/lingui.ts'

configure({ reactStrictMode: true })

export async function renderInTurkish(children: ReactNode): Promise<RenderResult> {
  await activate('tr')
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
}
