import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { PaymentEffect } from '#machines/payment/payment.setup.ts'
import { ask } from '../../http/ask.ts'
import { randomId } from '../../session/random-id.ts'
import { showToast } from '../../ui/toast.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof paymentMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, PaymentEffect>

export const providedPayment: typeof paymentMachine = paymentMachine.provide({
  actors: {
    'load the fields': fromPromise(async ({ input, signal }) => {
      const { kindOf } = await import('./payment.wire.ts')
      const { data } = await ask('payment/detail', { id: input.id, type: kindOf(input.purpose) }, { signal })
      return { formId: randomId(), fields: data ?? [] }
    }),
    submit: fromPromise(async ({ input, signal }) => {
      const { pageOf, target } = await import('./payment.wire.ts')
      const { purpose, id, formId, attempt, detail } = input
      const requestId = `${formId}:${attempt}`
      const { data, message } = await ask(`payment/${purpose}`, { id, target, detail }, { requestId, signal })
      return { message: message ?? '', page: pageOf(data) }
    }),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
    'show that no data was found': () => showToast({ kind: 'error', text: t`Veri bulunamadı.` }),
    'open the payment page': (_, { page }) => void window.open(page, '_blank', 'noopener'),
  } satisfies Required<Effects>,
})
