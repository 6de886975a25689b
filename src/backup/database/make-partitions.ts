import type pg from 'pg'
import type { Manifest } from '../manifest.ts'
import { listPartitions } from './describe.ts'

type Partitions = Pick<Manifest, 'partitions' | 'partitionedQueues'>

/** Makes the partitions that were there and are not here, so that every row finds its own. */
export async function makePartitions(client: pg.Client, { partitions, partitionedQueues }: Partitions): Promise<void> {
  // A queue's partition has keys and indexes that only the job queue knows how to make.
  await client.query(
    `select pgboss.create_queue(queue.name, jsonb_build_object('partition', true, 'policy', queue.policy))
     from jsonb_to_recordset($1) as queue (name text, policy text)`,
    [JSON.stringify(partitionedQueues)],
  )
  const there = new Set((await listPartitions(client)).partitions.map(({ name }) => name))
  const missing = partitions.filter(({ name }) => !there.has(name))
  await client.query(
    missing.map(({ name, of, bound }) => `create table ${name} partition of ${of} ${bound}`).join(';\n'),
  )
}
