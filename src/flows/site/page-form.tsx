import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useCallback, useLayoutEffect, type ReactNode } from 'react'
import type { PageForm as FormOfAPage } from '#machines/sent-form.ts'
import { ErrorState } from '../../ui/state.tsx'
import { useSite } from './site.ts'
import { useFlow } from './use-flow.ts'

type PageForm = FormOfAPage | 'phone verification'

interface Props<Form extends PageForm> {
  form: Form
  bonus?: number | null
  coming: ReactNode
  children: (flow: NonNullable<ReturnType<typeof useFlow<Form>>>) => ReactNode
}

/** A form on a page. The site runs its flow, which survives leaving the page while its request is running. */
export function PageForm<Form extends PageForm>({ form, bonus = null, coming, children }: Props<Form>) {
  const site = useSite()
  const name: PageForm = form
  const flow = useFlow(form)
  const isMissing = useSelector(site, (now) => now.value.forms[form] === 'none')
  const open = useCallback(() => site.send({ type: `${name}.opened`, bonus }), [site, name, bonus])
  // Before the first paint: the flow has not been requested yet, and would count as missing.
  useLayoutEffect(() => {
    open()
    return () => site.send({ type: `${name}.left` })
  }, [site, name, open])
  if (flow) return children(flow)
  if (!isMissing) return coming
  return (
    <ErrorState
      title={<Trans>Sayfa açılamadı</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz ve işlemleriniz güvende.</Trans>}
      onRetry={open}
    />
  )
}
