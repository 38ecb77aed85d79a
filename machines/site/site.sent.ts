import { raise } from 'xstate'
import type { SentForm } from '../sent-form.ts'
import { site } from './site.setup.ts'

/** Guard: the event is about one of these forms. */
export const isOf = (...forms: SentForm[]) => ({
  type: 'it is of this form' as const,
  params: ({ event }: { event: { form: SentForm } }) => ({ forms, form: event.form }),
})

/** State of a dialog that shows the form. */
export const dialogOf = (form: SentForm) =>
  site.createStateConfig({
    entry: raise({ type: 'form.opened', form }),
    exit: raise({ type: 'form.left', form }),
  })

/** From opening until the form is left; if it was sent, until its answer was seen. `parts`: the forms within it. */
const whileItIsNeeded = <Name extends SentForm>(name: Name, ...parts: SentForm[]) => {
  const none = `#site.forms.${name}.none` as const
  const itself = isOf(name)
  const guard = isOf(name, ...parts)
  return site.createStateConfig({
    initial: 'open',
    states: {
      open: {
        description:
          'The form is shown and nothing is on its way. Closing its dialog, or leaving its page, ends the flow.',
        on: {
          'form.sent': {
            guard,
            target: 'under way',
          },
          'form.left': {
            guard: itself,
            target: none,
          },
        },
      },
      'under way': {
        description:
          'The form has been sent and is shown. Closing its dialog, or leaving its page, does not end the flow.',
        on: {
          'form.answered': {
            guard,
            target: 'open',
          },
          'form.left': {
            guard: itself,
            target: 'under way unseen',
          },
        },
      },
      'under way unseen': {
        description:
          'The form was left before its answer, and the flow waits for it. Opened again, the form is shown under way.',
        on: {
          'form.answered': {
            guard,
            target: 'answered unseen',
          },
          'form.opened': {
            guard: itself,
            target: 'under way',
          },
        },
      },
      'answered unseen': {
        description:
          'The answer came after the form was left, and a message told it. Opened again, the form shows the answer.',
        on: {
          'form.sent': {
            guard,
            target: 'under way unseen',
          },
          'form.opened': {
            guard: itself,
            target: 'open',
          },
        },
      },
    },
  })
}

/** Life of a flow with a form. `running`: what it invokes, and what ends it. */
export const lifeOf = <Name extends SentForm>(
  name: Name,
  running: Parameters<typeof site.createStateConfig>[0],
  ...parts: SentForm[]
) => ({
  initial: 'none' as const,
  states: {
    none: site.createStateConfig({ on: { 'form.opened': { guard: isOf(name), target: 'running' } } }),
    // Cast to `object`: the type needs only the states.
    running: { ...(running as object), ...whileItIsNeeded(name, ...parts) },
  },
})
