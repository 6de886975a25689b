import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, GivenDay, Id, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { ProductRow, ProductRowsAsked } from '#modules/catalog/contract.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { GRANT_SOURCES, GRANT_STATES } from './vocabulary.ts'

export const listAllProducts = endpoint('GET /json/home/all-products', {
  summary: 'All products of the school, or those of a kind, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  query: ProductRowsAsked.extend({ kind: z.enum(PRODUCT_KINDS).optional() }),
  answer: pageOf(ProductRow),
})

export const REASON_MAX = 300

export const Reason = someLines().min(1, 'validation.required').max(REASON_MAX)

export const giveAccess = endpoint('POST /home/students/:id/access', {
  summary: 'Give a student a product, and say why',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: z.object({
    product_id: Id,
    reason: Reason,
    /** 0 is unlimited */
    access_days: z.int().min(0).max(36_500).default(0),
  }),
  status: 201,
  answer: Done,
})

export const takeAccess = endpoint('DELETE /home/students/:id/access/:productId', {
  summary: 'Take a product from a student, and say why',
  access: 'admin',
  right: 'change-students',
  body: z.object({ reason: Reason }),
  answer: Done,
})

/** A right to a product and why it is there: what gives it, since when and until when. */
export const Grant = z.object({
  id: Id,
  product: z.object({ id: Id, slug: z.string(), title: z.string() }),
  /** empty when the product has one only */
  variant_name: z.string(),
  source: z.enum(GRANT_SOURCES),
  /** how many other products a membership opens with it now; null of what is no membership */
  opens_count: z.int().nullable(),
  /** what whoever gave it said */
  reason: z.string(),
  starts_at: Time,
  ends_at: Time.nullable(),
  state: z.enum(GRANT_STATES),
  /** why it was taken away stands here for admins alone; its student was told by mail */
  revoked: z.object({ at: Time, reason: z.string() }).nullable(),
  can: z.object({ revoke: z.boolean(), extend: z.boolean() }),
})
export type Grant = z.output<typeof Grant>
export const GrantPage = pageOf(Grant)
export type GrantPage = z.output<typeof GrantPage>

export const listOwned = endpoint('GET /json/my', {
  summary: 'What the viewer has: the first page of each list of it, by the path of the call that goes on with the list',
  access: 'signed-in',
  answer: z.object({ lists: z.record(z.string(), pageOf(z.unknown())) }),
})

export const listMyGrants = endpoint('GET /json/my/grants', {
  summary: 'Why products are, or were, open to whoever is signed in; newest first',
  access: 'signed-in',
  ...inPages(GrantPage),
})

export const listStudentGrants = endpoint('GET /json/home/students/:id/grants', {
  summary: 'Why products are, or were, open to a student; newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(GrantPage),
})

export const revokeGrant = endpoint('DELETE /home/grants/:grantId', {
  summary: 'End one grant, and say why; what opens the product besides goes on',
  access: 'admin',
  right: 'change-students',
  body: z.object({ reason: Reason }),
  answer: Done,
})

export const extendGrant = endpoint('POST /home/grants/:grantId/extend', {
  summary: 'Give a student until a later day what a grant opens, and say why',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: z.object({
    /** of the school, included */
    until: GivenDay,
    reason: Reason,
  }),
  answer: Done,
})
