import type { Db, Pool } from '#server/database/pool.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]

const seenBy = (node: Node) =>
  node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))

/** Tables that stay small: a sequential scan is fine. */
const small = ['payment_words', 'bonus_words', 'bonus_offers', 'games', 'accounts', 'bonuses']

/** A database that also explains each statement that it runs. */
export function explaining(pool: Pool) {
  /** Per statement: rows that its scans looked at. */
  const rows: number[] = []
  /** Tables that were read by a sequential scan and are not empty. */
  const whole: string[] = []
  /** Tables and partitions that a scan was begun of. */
  const touched = new Set<string>()
  const db: Db = {
    async query(text, values) {
      const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      const scans = explained.rows
        .flatMap((row) => all(row['QUERY PLAN'][0].Plan))
        .filter((node) => 'Relation Name' in node)
      rows.push(scans.reduce((sum, node) => sum + seenBy(node), 0))
      for (const node of scans) {
        const { 'Node Type': type, 'Relation Name': table = '' } = node
        if (node['Actual Loops'] > 0) touched.add(table)
        if (type === 'Seq Scan' && seenBy(node) > 0 && !small.includes(table)) whole.push(table)
      }
      return pool.query(text, values)
    },
  }
  return { db, rows, whole, touched }
}
