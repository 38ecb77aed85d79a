import type { HistoryFilter } from '#machines/history/history.ts'

/** Fields without a choice are not sent. */
export function onTheWire<Kind extends number, Status extends number>(filter: HistoryFilter<Kind, Status>) {
  const { kind, status, from, to } = filter
  return {
    kind,
    ...(status !== null && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}
