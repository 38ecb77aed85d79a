import type { HistoryFilter } from '#machines/history/history.ts'

/** Fields without a choice are not sent. */
export function onTheWire<Status extends number | string>({
  status,
  from,
  to,
}: HistoryFilter<number, Status>) {
  return {
    ...(status !== null && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}
