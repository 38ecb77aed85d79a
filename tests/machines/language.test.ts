import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Language } from '#contract/cms.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import { desk } from './desk.ts'

const offered = ['tr', 'en', 'de'].map((locale) => ({ locale }))

function speak() {
  const list = desk<Language[]>()
  const tongue = desk<string, { language: string }>()
  const server = desk<void, { language: string }>()
  const done: unknown[] = []
  const machine = languageMachine.provide({
    actors: {
      'load the languages': list.logic,
      'switch the language': tongue.logic,
      'hear the server': server.logic,
    },
    actions: {
      'remember the language': (_, { language }) => done.push(language),
      'show the failure': (_, { failure }) => done.push(failure),
    },
  })
  const actor = createActor(machine, { input: { language: 'tr' } }).start()
  const choose = (language: string) => actor.send({ type: 'choose the language', language })
  return { actor, choose, list, tongue, server, done, now: () => actor.getSnapshot() }
}

describe(languageMachine.id, () => {
  it('Scenario: German is chosen, spoken and remembered, and the server is heard in it', async () => {
    const { choose, list, tongue, server, done, now } = speak()
    await list.asked[0]?.answer(offered)
    await server.asked[0]?.answer()
    choose('de')
    expect([now().hasTag('busy'), now().context.language, tongue.asked.length]).toEqual([true, 'tr', 1])
    await tongue.asked[0]?.answer('de')
    expect(now().context.language).toBe('de')
    expect(done).toEqual(['de'])
    expect(now().matches({ speech: { 'in a language': 'hearing the server' } })).toBe(true)
    expect(server.asked).toHaveLength(2)
  })

  it('Scenario: a language that nobody offers is Turkish', async () => {
    const { choose, list, tongue, now } = speak()
    await list.asked[0]?.answer(offered)
    choose('xx')
    expect([now().context.wanted, tongue.asked.length]).toEqual(['tr', 1])
  })

  it('Scenario: the words of a language do not come, and the old one is spoken on', async () => {
    const { choose, tongue, done, now } = speak()
    choose('en')
    await tongue.asked[0]?.fail({ kind: 'no answer' })
    expect(now().context.language).toBe('tr')
    expect(done).toEqual([{ kind: 'no answer' }])
    choose('en')
    expect(tongue.asked).toHaveLength(2)
  })

  it('Scenario: somebody changes their mind on the way', async () => {
    const { choose, tongue, done, now } = speak()
    choose('en')
    choose('tr')
    await tongue.asked[0]?.answer('en')
    expect(now().context.language).toBe('tr')
    await tongue.asked[1]?.answer('tr')
    expect(done).toEqual(['tr'])
  })

  it('Scenario: the list of languages does not come, and is asked for with the next choice', async () => {
    const { choose, list, now } = speak()
    await list.asked[0]?.fail({ kind: 'no answer' })
    expect(now().context.offered).toBeNull()
    choose('en')
    expect(list.asked).toHaveLength(2)
  })
})
