import { broughtId, type AskHere, type Brought, type BroughtAnswer } from '#contract/first-screen.ts'
import type { CallName } from '#contract/index.ts'
import type { Answer } from '../http/ask.ts'

let here: Brought | null = null
let askHere: AskHere | null = null

/** On the server: from now on answers are asked for there, and noted for the document. */
export function begin(locale: string, ask: AskHere): Brought {
  askHere = ask
  here = { locale, answers: [], words: {} }
  return here
}

/** In the browser: what the document has brought; null where it came without a first screen. */
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

/** Whether the page that is loaded stands in a document, or will: it is drawn as a whole. */
export const isDrawnAhead = () => here !== null

/** Nothing of the document is used any more. */
export const forgetBrought = () => (here = null)

/** What the document brings of a call, once: whoever asks again wants to know what is new. */
export async function takeBrought<Name extends CallName>(
  name: Name,
  request: object,
  locale: string,
): Promise<Answer<Name> | null> {
  if (here === null || here.locale !== locale) return null
  const { answers } = here
  const asked = JSON.stringify(request)
  // The server has parsed its data by the contract (`ask-here.ts`); the document is trusted as the scripts that it names.
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
