// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { leavesOf } from 'statechart-walk'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { endsOf, reachedAt } from '#tests/flows/driver/ends.ts'
import { sizes, themes, type Pictured } from '#tests/flows/driver/state-pictures.ts'
import { reportOf, type FlowReport } from './gather.ts'
import { pictureOfMoment, type ShownState } from './shown-states.ts'
import { statesPage } from './states-page.ts'
import { languages } from './words.ts'

const reason = { tr: 'Bu genişlikte yok.', en: 'Not at this width.' }

/** With all pictures, but the login that is under way has none at 360 px. */
function pictured(): FlowReport {
  const cases = browserCases('login')
  const shown = (language: Pictured['language']): ShownState[] =>
    endsOf(cases).flatMap((end) =>
      end.leaves.map((state) => ({
        path: state,
        isOld: state === 'logged in',
        pictured: {
          flow: 'login',
          state,
          language,
          answers: language,
          way: reachedAt(end),
          leaves: leavesOf(end.walked.moments[end.at]?.state.value ?? ''),
          begun: 0,
          error: null,
          shots: sizes.flatMap(({ width }) =>
            themes.map((theme) => ({
              theme,
              width,
              reason: state === 'logging in' && width === 360 ? reason : null,
            })),
          ),
        },
      })),
    )
  const report = reportOf('login', { records: [], byHand: [], clicked: [] })
  return { ...report, shown: { tr: shown('tr'), en: shown('en') } }
}

const all = [pictured(), reportOf('recovery', { records: [], byHand: [], clicked: [] })]

function opens(language: Pictured['language']): void {
  document.documentElement.innerHTML = statesPage(all, language)
  // A script that is put in as text does not run.
  for (const script of document.querySelectorAll('script')) {
    const again = document.createElement('script')
    again.textContent = script.textContent
    script.replaceWith(again)
  }
}

function searches(phrase: string): { told: string; names: string[] } {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (field === null) throw new Error('The page has no search')
  field.value = phrase
  field.dispatchEvent(new Event('input'))
  const shown = [...document.querySelectorAll<HTMLElement>('section.flow:not([hidden]) [data-words]')]
  return {
    told: document.querySelector('output')?.textContent ?? '',
    names: shown
      .filter(({ hidden }) => !hidden)
      .map((each) => each.querySelector('small')?.textContent ?? ''),
  }
}

describe.each(languages)('the page of the pictures of states (%s)', (language) => {
  beforeEach(() => opens(language))

  it('Scenario: a search in either language finds states and flows, without diacritics, and says how many', () => {
    const login = { names: expect.arrayContaining(['filling in', 'logging in', 'logged in']) }
    expect(searches('giris')).toMatchObject(login)
    expect(searches('LOGIN')).toMatchObject(login)
    const { told, names } = searches('logging in')
    expect(names).toEqual(['logging in'])
    expect(told).toBe({ tr: '1 akışta 1 durum', en: 'States: 1, in flows: 1' }[language])
    expect(searches('zzz')).toEqual({
      told: { tr: 'Hiçbir şey bulunamadı.', en: 'Nothing found.' }[language],
      names: [],
    })
    expect(searches('').names).toHaveLength(all.flatMap(({ shown }) => shown[language]).length)
  })

  it('Scenario: it shows the pictures of its own language, the reason where there is none, and which are older', () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img')].map((image) => image.src)
    expect(pictures).toHaveLength(3 * sizes.length * themes.length - themes.length)
    expect(
      pictures.filter((each) => !new RegExp(`/${language}-(?:dark|light)-\\d+\\.jpg$`).test(each)),
    ).toEqual([])
    const reasons = [...document.querySelectorAll('.shot .none')].map((each) => each.textContent)
    expect(reasons).toEqual(themes.map(() => reason[language]))
    expect(document.querySelectorAll('.old')).toHaveLength(1)
  })
})

it('Scenario: a step of the English report has an English picture of the same states, never an old one', () => {
  const [walked] = browserCases('login')
  const [login] = all
  if (!walked || !login) throw new Error('The login has no case')
  const pictures = walked.moments.map((moment) => pictureOfMoment(login.shown.en, moment))
  expect(pictures.slice(0, 2)).toEqual([
    'paths/states/login/filling-in/en-dark-1280.jpg',
    'paths/states/login/logging-in/en-dark-1280.jpg',
  ])
  const last = browserCases('login')
    .flatMap(({ moments }) => moments)
    .find(({ state }) => state.value === 'logged in')
  expect(last && pictureOfMoment(login.shown.en, last)).toBeUndefined()
})
