/** One request of a page; milliseconds on any clock. */
export interface Request {
  url: string
  /** The browser's type: Document, Script, Stylesheet, Fetch, Image and so on. */
  kind: string
  /** The document or style sheet that names the address; undefined if a script requests it. */
  readIn: string | undefined
  asked: number
  ended: number
}

/** Requests that can cause further requests. */
const causes = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']

/**
 * Length of the longest chain of requests that waited for each other, from the document on.
 * A request follows the document or style sheet that names it. The browser does not report what a script waited for, so its
 * requests follow the last document, script, style sheet or answer that ended before. Independent chains may therefore
 * count one step too many or too few.
 * @param requests in any order
 */
export function serialDepth(requests: readonly Request[]): number {
  const depths = new Map<Request, number>()
  const inOrder = requests.toSorted((one, other) => one.asked - other.asked)
  for (const request of inOrder) {
    const before = [...depths.keys()]
    const cause =
      before.find(({ url }) => url === request.readIn) ??
      before
        .filter(({ kind, ended }) => causes.includes(kind) && ended <= request.asked)
        .reduce<Request | undefined>(
          (last, each) => (last && last.ended > each.ended ? last : each),
          before[0],
        )
    depths.set(request, 1 + (cause ? (depths.get(cause) ?? 0) : 0))
  }
  return Math.max(0, ...depths.values())
}
