import { answered, given, isOver, type Oracle } from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

export const callRequest: Oracle = {
  invariants: {
    ...sentForm({
      form: 'call request',
      intent: 'save the request',
      actor: 'save the request',
      from: 'filling in',
      busy: 'saving',
      to: 'saved',
      input: (step) => ({
        from: step.start.name === 'a player' ? 'player' : 'visitor',
        form: given(step, 'form'),
      }),
    }),
    'the form has the phone of the account, and none for a visitor': {
      when: ({ event }) => event === null,
      holds: (step) => step.state.context.phone === (step.start.name === 'a player' ? '905551112233' : ''),
    },
    'the dialog closes once the operator has the request': {
      when: answered('save the request'),
      holds: isOver,
    },
  },
}
