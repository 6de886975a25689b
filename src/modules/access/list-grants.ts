import { and, desc, eq } from 'drizzle-orm'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { studentById } from '#modules/people/index.ts'
import { type Ctx, holdsRight, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { countOpened } from './count-opened.ts'
import type { Grant, GrantPage, listMyGrants as myEndpoint, listStudentGrants as endpoint } from './contract.ts'
import { type GrantRow, grants, revocations } from './tables.ts'
import type { GrantState } from './vocabulary.ts'

const PAGE = 20

/** Why the viewer has, or had, what they have. */
export async function listMyGrants(ctx: Ctx, { cursor }: Input<typeof myEndpoint>): Promise<GrantPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  return grantsOf(ctx, ctx.actor.id, { cursor, path: '/json/my/grants' })
}

/** The same of a student, for admins. Refuses with 404 who is no student of the school. */
export async function listStudentGrants(ctx: Ctx, { id, cursor }: Input<typeof endpoint>): Promise<GrantPage> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  return grantsOf(ctx, id, { cursor, path: `/json/home/students/${id}/grants` })
}

async function grantsOf(
  ctx: Ctx,
  studentId: string,
  { cursor, path }: { cursor: string | undefined; path: string },
): Promise<GrantPage> {
  const rows = await ctx.tx
    .select({
      grant: grants,
      product: { id: products.id, slug: products.slug, title: products.title },
      kind: products.kind,
      variantName: variants.name,
      revoked: { at: revocations.createdAt, reason: revocations.reason },
    })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .leftJoin(variants, eq(variants.id, grants.variantId))
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(and(eq(grants.studentId, studentId), olderThan(grants.createdAt, grants.id, cursor)))
    .orderBy(desc(grants.createdAt), desc(grants.id))
    .limit(PAGE + 1)
  const opening = rows.flatMap(({ kind, product }) => (KINDS[kind].opensOthers ? product.id : []))
  const opened = await countOpened(ctx, [...new Set(opening)])
  const mayDecide = holdsRight(ctx.actor, 'change-students')
  return pageFrom(
    rows,
    PAGE,
    (row) => ({
      ...viewGrant(row, ctx.now, mayDecide),
      opens_count: KINDS[row.kind].opensOthers ? (opened.get(row.product.id) ?? 0) : null,
    }),
    ({ grant }) => `${path}?${new URLSearchParams({ cursor: cursorOf(grant) })}`,
  )
}

interface Found {
  grant: GrantRow
  product: { id: string; slug: string; title: string }
  variantName: string | null
  revoked: { at: Date; reason: string } | null
}

function viewGrant(
  { grant, product, variantName, revoked }: Found,
  now: Date,
  mayDecide: boolean,
): Omit<Grant, 'opens_count'> {
  const state = stateOf(grant, revoked !== null, now)
  const isLasting = state === 'open' || state === 'coming'
  return {
    id: grant.id,
    product,
    variant_name: variantName ?? '',
    source: grant.source,
    reason: grant.reason,
    starts_at: grant.startsAt.toISOString(),
    ends_at: grant.endsAt?.toISOString() ?? null,
    state,
    revoked: revoked && { at: revoked.at.toISOString(), reason: mayDecide ? revoked.reason : '' },
    can: { revoke: mayDecide && isLasting, extend: mayDecide && state === 'open' && grant.endsAt !== null },
  }
}

function stateOf({ startsAt, endsAt }: GrantRow, isRevoked: boolean, now: Date): GrantState {
  if (isRevoked) return 'revoked'
  if (endsAt && endsAt <= now) return 'over'
  return startsAt > now ? 'coming' : 'open'
}
