import { eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { invitations, seatPools } from './tables.ts'

/** What the link of a mail is about. @throws NotFound */
export async function findInvitation({ tx }: Ctx, token: string) {
  const [found] = await tx
    .select({
      invitation: invitations,
      pool: seatPools,
      buyer: people.name,
      product: {
        kind: products.kind,
        slug: products.slug,
        takesPlaceFrom: products.takesPlaceFrom,
        takesPlaceUntil: products.takesPlaceUntil,
      },
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(eq(invitations.tokenDigest, digestOf(token)))
  return foundOr404(found)
}
