import type { HistoryFilter, Listed } from '#machines/history/history.ts'

/** Fields without a choice are not sent. */
export function onTheWire<Of extends Listed>({ status, from, to }: HistoryFilter<Of>) {
  return {
    ...(status !== null && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}
