import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpensSoon } from '../shell/opens-soon.tsx'

/** Section 2: this page holds the general terms and conditions. */
const TERMS = '1'

function Page() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  return <OpensSoon title={id === TERMS ? t`Genel Şartlar ve Koşullar` : t`Bilgi`} />
}

export const Route = createFileRoute('/pages/$id')({ component: Page })
