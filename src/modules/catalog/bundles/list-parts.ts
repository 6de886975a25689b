import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { inclusions } from '../tables.ts'

/** The products of a bundle, in order. */
export async function listParts({ tx }: Ctx, bundleId: string): Promise<string[]> {
  return (await partsOfBundle(tx, { bundleId })).map(({ productId }) => productId)
}

const partsOfBundle = prepared('parts_of_bundle', (tx) =>
  tx
    .select({ productId: inclusions.productId })
    .from(inclusions)
    .where(eq(inclusions.bundleId, sql.placeholder('bundleId')))
    .orderBy(asc(inclusions.position), asc(inclusions.id)),
)
