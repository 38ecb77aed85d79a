import type { Transaction } from '../database/transaction.ts'
import { partitionOf, type Month, type Monthly } from './month.store.ts'

const atOnce = 5_000

/** The rows of a partition as JSON, in the order of their key. They are never parsed here: amounts and moments stay exact. */
export async function* linesOf(tx: Transaction, kind: Monthly, month: Month): AsyncGenerator<string[]> {
  const order = kind === 'entries' ? 'transfer_id, account_id' : 'id'
  await tx.query(
    `declare filed no scroll cursor for
       select to_jsonb(filed)::text as line from ${partitionOf(kind, month)} as filed order by ${order}`,
  )
  for (;;) {
    const { rows } = await tx.query<{ line: string }>(`fetch ${atOnce} from filed`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.query('close filed')
}

/** A column that is newer than the file gets its default; a generated one is generated again. */
export async function insertLines(
  tx: Transaction,
  kind: Monthly,
  month: Month,
  lines: AsyncIterable<string>,
): Promise<void> {
  const partition = partitionOf(kind, month)
  let columns: string | undefined
  let batch: string[] = []
  async function flush(): Promise<void> {
    const [first] = batch
    if (first === undefined) return
    columns ??= await columnsOf(tx, partition, first)
    await tx.query(
      `insert into ${partition} (${columns}) select ${columns} from jsonb_populate_recordset(null::${partition}, $1::jsonb)`,
      [`[${batch.join()}]`],
    )
    batch = []
  }
  for await (const line of lines) {
    batch.push(line)
    if (batch.length === atOnce) await flush()
  }
  await flush()
}

async function columnsOf(tx: Transaction, partition: string, line: string): Promise<string> {
  const { rows } = await tx.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and $2::jsonb ? attname`,
    [partition, line],
  )
  return rows[0]?.columns ?? ''
}
