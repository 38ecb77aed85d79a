import { broughtId, type AskHere, type Brought, type BroughtAnswer } from '#contract/first-screen.ts'
import type { CallName } from '#contract/index.ts'
import type { Answer } from '../http/ask.ts'

let here: Brought | null = null
let askHere: AskHere | null = null

/** On the server: records the answers of `ask` for the document. */
export function begin(locale: string, ask: AskHere): Brought {
  askHere = ask
  here = { locale, answers: [], words: {} }
  return here
}

/** In the browser: what the document brought; null without a first screen. */
export function readBrought(): Brought | null {
  const text = document.getElementById(broughtId)?.textContent
  const given: unknown = text ? JSON.parse(text) : null
  here = isBrought(given) ? given : null
  return here
}

const isBrought = (given: unknown): given is Brought =>
  typeof given === 'object' &&
  given !== null &&
  'locale' in given &&
  'words' in given &&
  'answers' in given &&
  Array.isArray(given.answers)

/** While a document's data is in use, on the server and in the browser until `forgetBrought`, the page is rendered as a whole. */
export const isDrawnAhead = () => here !== null

export const forgetBrought = () => (here = null)

/** Data of a brought answer, which stays for its call; null when there is none. */
export function peek<Name extends CallName>(name: Name): Answer<Name>['data'] | null {
  const isNamed = (answer: BroughtAnswer): answer is BroughtAnswer & Answer<Name> => answer.name === name
  return here?.answers.find(isNamed)?.data ?? null
}

/** A brought answer is used once; a repeated call wants fresh data. */
export async function takeBrought<Name extends CallName>(
  name: Name,
  request: object,
  locale: string,
): Promise<Answer<Name> | null> {
  if (here === null || here.locale !== locale) return null
  const { answers } = here
  const asked = JSON.stringify(request)
  // The server has validated the data (`ask-here.ts`); the document is trusted like the scripts that it names.
  const isAsked = (answer: BroughtAnswer): answer is BroughtAnswer & Answer<Name> =>
    answer.name === name && JSON.stringify(answer.request) === asked
  if (import.meta.env.SSR && !answers.some(isAsked)) await noteAnswer(name, request)
  const answer = answers.find(isAsked) ?? null
  if (answer && !import.meta.env.SSR) answers.splice(answers.indexOf(answer), 1)
  return answer
}

async function noteAnswer(name: CallName, request: object): Promise<void> {
  const answer = await askHere?.(name, request)
  if (answer) here?.answers.push({ name, request, ...answer })
}
