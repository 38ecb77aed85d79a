import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { paymentMachine, type PaymentEffect } from '#machines/payment/payment.machine.ts'
import { ask } from '../../http/ask.ts'
import { showToast } from '../../ui/toast.ts'
import { tellFailure, tellSuccess } from '../tell.ts'
import { watchTab } from '../watch-tab.ts'
import { dropNumber, keepNumber, newNumber, recallNumber } from '../form/sent-number.store.ts'
import { answerOf, kindOf, requestIdOf, target } from './payment.wire.ts'

type Provided = Parameters<typeof paymentMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, PaymentEffect>

export const providedPayment: typeof paymentMachine = paymentMachine.provide({
  actors: {
    'load the fields': fromPromise(async ({ input, signal }) => {
      const { data } = await ask('payment/detail', { id: input.id, type: kindOf(input.purpose) }, { signal })
      const sent = recallNumber(input)
      return { ...(sent ?? newNumber()), unanswered: sent !== null, fields: data ?? [] }
    }),
    submit: fromPromise(async ({ input, signal }) => {
      const { purpose, id, detail } = input
      const requestId = requestIdOf(input)
      const { data, message } = await ask(`payment/${purpose}`, { id, target, detail }, { requestId, signal })
      return { message: message ?? '', ...answerOf(data) }
    }),
    'ask what became of it': fromPromise(async ({ input, signal }) => {
      const { data, message } = await ask('payment/status', { requestId: requestIdOf(input) }, { signal })
      return data && { ...data, message: message ?? '' }
    }),
    'watch the tab': watchTab,
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
    'show that no data was found': () => showToast({ kind: 'error', text: t`Veri bulunamadı.` }),
    'open the payment page': (_, { page }) => void window.open(page, '_blank', 'noopener'),
    'keep the number beyond a reload': (_, number) => keepNumber(number),
    'drop the kept number': (_, number) => dropNumber(number),
  } satisfies Required<Effects>,
})
