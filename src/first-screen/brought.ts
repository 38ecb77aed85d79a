import { broughtId, type AskHere, type Brought, type BroughtAnswer } from '#contract/first-screen.ts'
import type { CallName } from '#contract/index.ts'

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
export async function takeBrought(
  name: CallName,
  request: object,
  locale: string,
): Promise<BroughtAnswer | null> {
  if (here === null || here.locale !== locale) return null
  const asked = JSON.stringify(request)
  const at = here.answers.findIndex(
    (answer) => answer.name === name && JSON.stringify(answer.request) === asked,
  )
  if (import.meta.env.SSR) return here.answers[at] ?? noteAnswer(name, request)
  const [answer = null] = at < 0 ? [] : here.answers.splice(at, 1)
  return answer
}

async function noteAnswer(name: CallName, request: object): Promise<BroughtAnswer | null> {
  const answer = (await askHere?.(name, request)) ?? null
  if (answer === null) return null
  const noted = { name, request, ...answer }
  here?.answers.push(noted)
  return noted
}
