import type { DataOf, RequestOf } from '#contract/call.ts'
import { broughtId, type AskHere, type Brought, type BroughtAnswer } from '#contract/first-screen.ts'
import type { CallName, Calls } from '#contract/index.ts'

type Answer<Name extends CallName> = Pick<BroughtAnswer<Name>, 'message' | 'data'>

let here: Brought | null = null
let askHere: AskHere | null = null

/** On the server: from now on answers are asked for there, and noted for the document. */
export function begin(given: Pick<Brought, 'locale' | 'device'>, ask: AskHere): Brought {
  askHere = ask
  here = { ...given, answers: [] }
  return here
}

/** In the browser: what the document has brought; null where it came without a first screen. */
export function readBrought(): Brought | null {
  const text = document.getElementById(broughtId)?.textContent
  here = text ? (JSON.parse(text) as Brought) : null
  return here
}

/** For whom the document was laid out; null where it shows nothing yet. */
export const broughtDevice = () => here?.device ?? null

/** Whether the page that is loaded stands in a document, or will: it is drawn as a whole. */
export const isDrawnAhead = () => here !== null

/** Nothing of the document is used any more. */
export const forgetBrought = () => (here = null)

const isOf =
  <Name extends CallName>(name: Name, request: RequestOf<Calls[Name]>) =>
  (answer: BroughtAnswer): answer is BroughtAnswer<Name> =>
    answer.name === name && JSON.stringify(answer.request) === JSON.stringify(request)

/** What the document brings of a call, once: whoever asks again wants to know what is new. */
export async function takeBrought<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
  locale = here?.locale,
): Promise<Answer<Name> | null> {
  if (here === null || here.locale !== locale) return null
  if (import.meta.env.SSR) return here.answers.find(isOf(name, request)) ?? noteAnswer(name, request)
  const at = here.answers.findIndex(isOf(name, request))
  const [answer] = at < 0 ? [] : here.answers.splice(at, 1)
  return (answer as BroughtAnswer<Name> | undefined) ?? null
}

async function noteAnswer<Name extends CallName>(
  name: Name,
  request: RequestOf<Calls[Name]>,
): Promise<BroughtAnswer<Name> | null> {
  const answer = (await askHere?.(name, request)) ?? null
  if (answer === null) return null
  const noted = { name, request, ...answer } as BroughtAnswer<Name>
  here?.answers.push(noted)
  return noted
}
