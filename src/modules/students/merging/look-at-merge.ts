import { eq, inArray, sql } from 'drizzle-orm'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Belongings } from '#modules/people/index.ts'
import { BELONGING_KINDS } from '#modules/people/merging/vocabulary.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { getStudentDetails } from '../details/get-student-details.ts'
import { productsOf, spentBy } from '../list-students.ts'
import { studentVisits } from '../standing/tables.ts'
import type { lookAtMerge as endpoint, MergedAccount } from './contract.ts'
import { findObstacles } from './find-obstacles.ts'
import { findPair } from './lock-pair.ts'

/** Of what somebody has, so many are named. */
const NAMED = 12

/** Refuses as {@link findPair} does. */
export async function lookAtMerge(
  ctx: Ctx,
  { id, other_id: otherId }: Input<typeof endpoint>,
  belongings: Belongings,
): Promise<Answer<typeof endpoint>> {
  await findPair(ctx, { keptId: id, goneId: otherId })
  const ids = [id, otherId]
  const rows = await ctx.tx
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      avatar: people.avatar,
      createdAt: people.createdAt,
      products: productsOf(ctx),
      titles: titlesOf(ctx),
      spent: spentBy,
      lastSeenAt: studentVisits.lastSeenAt,
    })
    .from(people)
    .leftJoin(studentVisits, eq(studentVisits.studentId, people.id))
    .where(inArray(people.id, ids))
  const has = await belongings.count(ctx, ids)
  const obstacles = await findObstacles(ctx, ids)
  const details = [await getStudentDetails(ctx, { id }), await getStudentDetails(ctx, { id: otherId })]
  const view = (ofId: string, nth: number): MergedAccount => {
    const row = foundOr404(rows.find((found) => found.id === ofId))
    const { createdAt, lastSeenAt, products: productsCount, titles, email, ...rest } = row
    const { name: _, version: _version, from_order: _order, ...contact } = details[nth]!
    return {
      ...rest,
      email: shownEmail(email),
      joined_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt?.toISOString() ?? null,
      details: contact,
      products: titles,
      products_count: productsCount,
      belongings: BELONGING_KINDS.flatMap((kind) =>
        has.flatMap(({ personId, count, ...of }) => (personId === ofId && of.kind === kind ? [{ kind, count }] : [])),
      ),
      obstacle: obstacles.get(ofId) ?? null,
    }
  }
  return { accounts: [view(id, 0), view(otherId, 1)] }
}

const titlesOf = ({ now }: Ctx) =>
  sql<string[]>`array(
    select ${products.title} from ${products}
    where ${products.id} in (
      select ${grants.productId} from ${grants} where ${grants.studentId} = ${people.id} and ${isLasting(grants, atMoment(now))})
    order by ${products.title}, ${products.id} limit ${NAMED})`
