import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startUpMachine, type Domains, type Settings } from '#machines/start-up/start-up.machine.ts'
import { desk } from './desk.ts'

const refused = { kind: 'refused', message: 'No.' }
const domains = { currentDomain: 'lale.example', nextDomain: 'lale2.example' }

function start(reloads = 0) {
  const language = desk<void, { language: string }>()
  const settings = desk<Settings>()
  const categories = desk<void>()
  const names = desk<Domains>()
  const bonus = desk<number>()
  let reloaded = 0
  const machine = startUpMachine.provide({
    actors: {
      'load the language': language.logic,
      'load the site settings': settings.logic,
      'load the casino categories': categories.logic,
      'load the domains': names.logic,
      'load the trial bonus': bonus.logic,
    },
    actions: {
      'reload the page': () => {
        reloaded += 1
      },
    },
  })
  const actor = createActor(machine, { input: { language: 'tr', reloads } }).start()
  return { actor, language, settings, categories, names, bonus, reloaded: () => reloaded }
}

describe(startUpMachine.id, () => {
  it('Scenario: all parts are asked for at once, and the slowest one is waited for', async () => {
    const { actor, language, settings, categories, names, bonus } = start()
    expect([language, settings, categories, names, bonus].map(({ asked }) => asked.length)).toEqual([
      1, 1, 1, 1, 1,
    ])
    await bonus.asked[0]?.answer(100)
    await names.asked[0]?.answer(domains)
    await categories.asked[0]?.answer()
    await settings.asked[0]?.answer({ telegram: 'https://t.example' })
    expect(actor.getSnapshot().status).toBe('active')
    await language.asked[0]?.answer()
    expect(actor.getSnapshot().output).toEqual({
      settings: { telegram: 'https://t.example' },
      domains,
      trialBonus: 100,
    })
  })

  it('Scenario: nothing answers, and the site starts without what it did not get', async () => {
    const { actor, language, settings, categories, names, bonus, reloaded } = start()
    for (const { asked } of [language, settings, categories, names, bonus])
      await asked[0]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot().output).toEqual({ settings: {}, domains: null, trialBonus: 0 })
    expect(reloaded()).toBe(0)
  })

  it.each(['settings', 'names', 'bonus'] as const)(
    'Scenario: the server refuses the %s, and the page reloads itself at once',
    async (part) => {
      const given = start()
      await given[part].asked[0]?.fail(refused)
      expect(given.reloaded()).toBe(1)
      expect(given.actor.getSnapshot().value).toBe('reloading the page')
    },
  )

  it('Scenario: a refused language and refused categories are done without', async () => {
    const { actor, language, categories, reloaded } = start()
    await language.asked[0]?.fail(refused)
    await categories.asked[0]?.fail(refused)
    expect(reloaded()).toBe(0)
    const missing = { language: 'missing', 'casino categories': 'missing' } as const
    expect(actor.getSnapshot().matches({ loading: missing })).toBe(true)
  })

  it('Scenario: the third refusal within a minute stops the reloading; the person tries again', async () => {
    const { actor, settings, reloaded } = start(2)
    await settings.asked[0]?.fail(refused)
    expect(reloaded()).toBe(0)
    expect(actor.getSnapshot().value).toBe('out of service')
    actor.send({ type: 'try again' })
    expect(settings.asked).toHaveLength(2)
  })

  it.each([0, 1])(
    'Scenario: after %i reloads within a minute the page may reload once more',
    async (reloads) => {
      const { settings, reloaded } = start(reloads)
      await settings.asked[0]?.fail(refused)
      expect(reloaded()).toBe(1)
    },
  )
})
