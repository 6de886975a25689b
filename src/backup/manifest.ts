import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { CannotGoOn } from '#platform/cannot-go-on.ts'

/** How backups are laid out; changed with every change that an older restore would misread. */
const FORMAT = 1

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
})

/** The last number that was given out. */
const Sequence = z.object({ name: z.string(), value: z.string() })

/** A queue whose jobs lie in a partition of their own. */
const PartitionedQueue = z.object({ name: z.string(), policy: z.string() })

/** Any other partition: of which table, for which values. */
const Partition = z.object({ name: z.string(), of: z.string(), bound: z.string() })

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** the moment that the database is of */
  madeAt: z.iso.datetime(),
  /** what the tables had been through, and the version of the job queue's own */
  migrations: z.array(z.object({ hash: z.string(), when: z.int() })),
  queueVersion: z.int(),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  partitionedQueues: z.array(PartitionedQueue),
  partitions: z.array(Partition),
  /** the bucket that files were in, or how many are here; those that were deleted meanwhile are missing */
  files: z.union([z.object({ bucket: z.string() }), z.object({ count: z.int(), bytes: z.int(), missing: z.int() })]),
})

export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'

export async function writeManifest(folder: string, contents: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...contents }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx' })
  return manifest
}

/** @throws CannotGoOn when it is of another layout. */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = Manifest.safeParse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')))
  if (!read.success) throw new CannotGoOn(`${folder} was made by another version of Katedra: restore it with that one.`)
  return read.data
}
