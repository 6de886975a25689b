import type { Actor } from '#platform/context.ts'
import type { PRODUCT_STATUSES } from './vocabulary.ts'

/** A draft's page is a preview for admins; hidden products are in no list, but have their page. */
export const mayBeSeen = (actor: Actor, product: { status: (typeof PRODUCT_STATUSES)[number] }): boolean =>
  product.status === 'published' || actor.role === 'admin' || actor.role === 'system'
