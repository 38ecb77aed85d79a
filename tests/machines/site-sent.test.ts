import { describe, expect, it } from 'vitest'
import { siteMachine } from '#machines/site/site.machine.ts'
import { method, noAccount, otherSession, session } from '#charts/flows/given.ts'
import { claims, closes, form, forms, refusal, sends, settled, stand } from './sent-forms.ts'

describe(`${siteMachine.id}: a form that is closed while it is sent`, () => {
  it.each(forms)('Scenario: $flow by $opens.type is found under way, and with its refusal', async (sent) => {
    const { flow, opens, dialog, leaves = closes } = sent
    const at = await sends(sent)
    const flowThen = at.child(flow)
    at.actor.send(leaves)
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: { running: 'under way' } } })
    at.actor.send(opens)
    expect(at.value()).toMatchObject({ dialog, forms: { [flow]: { running: 'under way' } } })
    expect(at.child(flow)).toBe(flowThen)
    expect(at.post.asked).toHaveLength(1)
    at.actor.send(leaves)
    await at.post.asked[0]?.fail(refusal)
    expect(at.toasts).toEqual(['failure'])
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: { running: 'idle' } } })
    at.actor.send(opens)
    expect(at.value()).toMatchObject({ dialog, forms: { [flow]: { running: 'idle' } } })
    expect(at.child(flow)).toBe(flowThen)
    at.actor.send(leaves)
    expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: 'none' } })
    expect(at.child(flow)).toBeUndefined()
  })

  it.each(forms)(
    'Scenario: $flow by $opens.type, closed before it is sent, is over',
    async ({ flow, player, opens, leaves = closes }) => {
      const at = stand(player)
      at.actor.send(opens)
      await settled()
      at.actor.send(leaves)
      expect(at.value()).toMatchObject({ dialog: 'none', forms: { [flow]: 'none' } })
    },
  )

  it.each(forms.filter(({ player }) => player))(
    'Scenario: $flow by $opens.type ends with its player',
    async (sent) => {
      for (const ends of [
        { type: 'session.expired', token: session.token, message: 'Over.' },
        { type: 'storage.changed', session: null },
        { type: 'storage.changed', session: otherSession },
      ] as const) {
        const at = await sends(sent)
        at.actor.send(sent.leaves ?? closes)
        at.actor.send(ends)
        expect(at.value()).toMatchObject({ dialog: 'none', forms: { [sent.flow]: 'none' } })
      }
    },
  )

  it.each(forms.filter(({ player }) => player))(
    'Scenario: $flow by $opens.type is under way while its player logs out',
    async (sent) => {
      const at = await sends(sent)
      at.actor.send(sent.leaves ?? closes)
      at.actor.send({ type: 'log out' })
      expect(at.value()).toMatchObject({ forms: { [sent.flow]: { running: 'under way' } } })
      await at.exit.asked[0]?.answer()
      expect(at.value()).toMatchObject({ session: 'leaving', forms: { [sent.flow]: 'none' } })
    },
  )

  it('Scenario: a login that is closed while it is sent signs in, and what was wanted is forgotten', async () => {
    const at = stand(false)
    at.actor.send({ type: 'deposit' })
    at.child('login')?.send({ type: 'log in', form } as never)
    at.actor.send({ type: 'close' })
    await at.post.asked[0]?.answer({ session, message: 'Welcome.' })
    expect(at.value()).toMatchObject({ session: 'player', dialog: 'none', forms: { login: 'none' } })
    expect(at.done).toEqual([['store', session.token]])
  })

  it.each([[[]], [[{ type: 'log in' }]]] as const)(
    'Scenario: a registration that is closed while it is sent comes back for the phone (%j)',
    async (meanwhile) => {
      const sent = forms.find(({ flow }) => flow === 'registration')
      if (!sent) throw new Error('No registration')
      const at = await sends(sent)
      at.actor.send({ type: 'close' })
      for (const event of meanwhile) at.actor.send(event)
      await at.post.asked[0]?.answer({ session, message: 'Welcome.' })
      expect(at.value()).toMatchObject({ session: 'player', dialog: 'registration' })
      expect(at.child('registration')?.getSnapshot().value).toBe('verifying the phone')
      expect(at.value()).toMatchObject({ forms: { registration: { running: 'under way' } } })
      at.actor.send({ type: 'close' })
      await at.post.asked[1]?.answer({ message: 'Sent.', secondsLeft: 60 })
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({ dialog: 'registration', forms: { 'phone verification': 'none' } })
    },
  )

  it.each([
    ['is shown when its method is chosen again', method.id],
    ['does not stand in the way of another method', 9],
  ])('Scenario: a deposit that is closed while it is sent opens its page, and %s', async (_, id) => {
    const sent = forms.find(({ flow }) => flow === 'payment')
    if (!sent) throw new Error('No payment')
    const at = await sends(sent)
    at.actor.send({ type: 'close' })
    await at.post.asked[0]?.answer({ ...noAccount, message: 'Pay there.', page: 'https://pay.example/1' })
    expect(at.toasts).toEqual(['page', 'success'])
    at.actor.send({ type: 'deposit by', method: { ...method, id } })
    expect(at.child('payment')?.getSnapshot()).toMatchObject({ context: { method: { id } } })
  })

  it.each([
    ['change password', 'changed'],
    ['claim bonus', 'claimed'],
    [
      'phone verification',
      { 'asking for the code': { code: 'typing', resend: { waiting: 'counting down' } } },
    ],
  ] as const)(
    'Scenario: the page of %s is left while it is sent: its success is told, found, and over once it is seen',
    async (flow, done) => {
      const sent = forms.find((each) => each.flow === flow && each.leaves)
      if (!sent?.leaves) throw new Error(`No page of ${flow}`)
      const at = await sends(sent)
      at.actor.send(sent.leaves)
      await at.post.asked[0]?.answer({ message: 'Done.', secondsLeft: 60 })
      expect(at.toasts).toEqual(['success'])
      at.actor.send(sent.opens)
      expect(at.child(flow)?.getSnapshot().value).toEqual(done)
      at.actor.send(sent.leaves)
      at.actor.send(sent.opens)
      expect(at.child(flow)?.getSnapshot().value).not.toEqual(done)
      expect(at.post.asked).toHaveLength(1)
    },
  )

  it.each(forms.filter(({ leaves }) => leaves))(
    'Scenario: another player who opens the page of $flow finds nothing of what the one before has sent',
    async (sent) => {
      const at = await sends(sent)
      const before = at.child(sent.flow)
      at.actor.send({ type: 'storage.changed', session: otherSession })
      at.actor.send(sent.opens)
      expect(at.child(sent.flow)).not.toBe(before)
      expect(at.value()).toMatchObject({ forms: { [sent.flow]: { running: 'idle' } } })
      await at.post.asked[0]?.answer({ message: 'Done.', secondsLeft: 60 })
      expect(at.toasts).toEqual([])
    },
  )

  it('Scenario: a phone whose dialog and page are both left is verified once, by the same flow', async () => {
    const sent = forms.find(({ flow }) => flow === 'phone verification')
    if (!sent) throw new Error('No phone verification')
    const at = await sends(sent)
    const flowThen = at.child('phone verification')
    at.actor.send(closes)
    at.actor.send({ type: 'phone verification.opened' })
    expect(at.child('phone verification')).toBe(flowThen)
    expect(at.value()).toMatchObject({ forms: { 'phone verification': { running: 'under way' } } })
  })

  describe('the trial bonus of a registration', () => {
    it('Scenario: the dialog is closed while it is claimed: the success is told, and the registration is over', async () => {
      const at = await claims()
      await at.claim?.answer({ message: 'Yours.' })
      expect(at.toasts).toEqual(['success'])
      expect(at.value()).toMatchObject({ forms: { registration: { running: 'idle' } } })
      at.clock.increment(1_000)
      expect(at.value()).toMatchObject({ dialog: 'none', forms: { registration: 'none' } })
    })

    it('Scenario: the dialog is closed while it is claimed, opened again, and shows the refusal', async () => {
      const at = await claims()
      const claiming = at.grandchild('trial bonus')
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({
        dialog: 'registration',
        forms: { registration: { running: 'under way' } },
      })
      at.actor.send(closes)
      await at.claim?.fail(refusal)
      expect(at.toasts).toEqual(['failure'])
      at.actor.send({ type: 'verify the phone' })
      expect(at.value()).toMatchObject({
        dialog: 'registration',
        forms: { registration: { running: 'idle' } },
      })
      expect(at.grandchild('trial bonus')).toBe(claiming)
      expect(claiming?.getSnapshot()).toMatchObject({ value: 'refused' })
      expect(at.post.asked).toHaveLength(4)
    })

    it('Scenario: the player logs out while it is claimed, and nothing of it is left', async () => {
      const at = await claims()
      at.actor.send({ type: 'log out' })
      await at.exit.asked[0]?.answer()
      await at.claim?.answer({ message: 'Yours.' })
      expect(at.value()).toMatchObject({ session: 'leaving', forms: { registration: 'none' } })
      expect(at.toasts).toEqual([])
    })
  })
})
