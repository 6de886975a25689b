import type pg from 'pg'
import type { Manifest } from '../manifest.ts'

/** The schemas that hold what the product knows. Which migrations there were is written down apart from them. */
export const SCHEMAS = ['public', 'pgboss', 'sandbox_bank']

export interface Table {
  /** with its schema, quoted where it must be */
  name: string
  /** those that are written, quoted where they must be */
  columns: string[]
}

/** All tables but those of extensions, each with its partitions in it. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select quote_ident(a.attname) from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  return rows
}

/** Partitions come and go while the product runs: a queue may have one of its own, and statistics have one a day. */
export async function listPartitions(client: pg.Client): Promise<Pick<Manifest, 'partitions' | 'partitionedQueues'>> {
  const { rows: partitionedQueues } = await client.query<{ name: string; policy: string }>(
    'select name, policy from pgboss.queue where partition order by name',
  )
  const { rows: partitions } = await client.query<{ name: string; of: string; bound: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, i.inhparent::regclass::text as "of",
            pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
     where n.nspname = any ($1) and c.relkind = 'r' and c.relispartition and i.inhparent <> 'pgboss.job'::regclass
     order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  return { partitionedQueues, partitions }
}

/** Those that gave a number out already. */
export async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
     from pg_sequences where schemaname = any ($1) and last_value is not null
     order by schemaname, sequencename`,
    [SCHEMAS],
  )
  return rows
}
