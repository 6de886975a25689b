import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { FulfillableKind, Traits } from './fulfillable.ts'
import { grantAccess } from './grant-access.ts'
import { isGranted } from './is-granted.ts'
import { revokeGrants } from './revoke-grants.ts'

/** A kind of product that a grant opens, and nothing else has to happen. */
export const openedByGrant = (kind: ProductKind, traits: Traits = {}): FulfillableKind => ({
  kind,
  traits: { isPart: true, ...traits },
  check: async (ctx, { studentId, productId }) => !(await isGranted(ctx, studentId, productId)),
  async fulfil(ctx, grant) {
    await grantAccess(ctx, grant)
  },
  revoke: revokeGrants,
})
