import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in constant time; their length is no secret. */
export function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
