import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { BundlePart } from '#modules/bundles/contract.ts'
import { Category, PanelProduct, ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, OwnedProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { OPENED_CATEGORIES_MAX, OPENED_PRODUCTS_MAX } from './vocabulary.ts'

/** What a membership opens, as it is told to everybody: all, or categories; what is chosen by itself is among the products. */
const Reach = { opens_everything: z.boolean(), categories: z.array(z.string()) }

/** What it opens now: the newest of it, and how much it is. */
const Opened = z.object({ data: z.array(BundlePart), count: z.int() })
export type Opened = z.output<typeof Opened>

export const MembershipPage = z.object({
  product: ProductPage,
  ...Reach,
  opened: Opened,
  /** what that costs apart, where all of it is told; null where none of it is sold so */
  apart_amount: Amount.nullable(),
  /** it is open to whoever looks */
  has_access: z.boolean(),
})
export type MembershipPage = z.output<typeof MembershipPage>

export const MyMembership = OwnedProduct.extend({
  ...Reach,
  opened_count: z.int(),
  access_until: Time.nullable(),
})
export type MyMembership = z.output<typeof MyMembership>
export const MyMembershipPage = pageOf(MyMembership)
export type MyMembershipPage = z.output<typeof MyMembershipPage>

export const PanelMembership = ProductRow.extend({ opened_count: z.int() })
export type PanelMembership = z.output<typeof PanelMembership>

/** What a membership opens as its admin chose it. */
export const Openings = z.object({
  opens_everything: z.boolean(),
  categories: z.array(Category),
  products: z.array(PanelProduct),
  opened: Opened,
  /** how many have the membership now */
  holders_count: z.int(),
})
export type Openings = z.output<typeof Openings>

export const getMembershipPage = endpoint('GET /json/memberships/:membershipSlug', {
  summary: 'A membership as its page shows it, with what it opens now; drafts only to admins',
  access: 'anyone',
  answer: MembershipPage,
})

export const listMyMemberships = endpoint('GET /json/my/memberships', {
  summary: 'The memberships of whoever is signed in, with what they open and until when, the newest first',
  access: 'signed-in',
  ...inPages(MyMembershipPage),
})

export const listPanelMemberships = endpoint('GET /json/home/memberships', {
  summary: 'All memberships of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelMembership),
})

export const createMembership = endpoint('POST /home/memberships', {
  summary: 'Make a membership, as a draft',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('membership'),
})

export const duplicateMembership = endpoint('POST /home/memberships/:membershipId/duplicate', {
  summary: 'Make a draft that says, costs and opens the same as a membership',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('membership'),
})

export const getOpenings = endpoint('GET /json/home/memberships/:membershipId/openings', {
  summary: 'What a membership opens, as it was chosen and as it comes out now',
  access: 'admin',
  right: 'see-products',
  answer: Openings,
})

export const changeOpenings = endpoint('PUT /home/memberships/:membershipId/openings', {
  summary: 'Say what a membership opens, at once and to everyone who has it: everything, or categories and products',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  over: writesOver(getOpenings, ['opens_everything', 'categories', 'products']),
  body: z.object({
    opens_everything: z.boolean(),
    category_ids: z.array(Id).max(OPENED_CATEGORIES_MAX).default([]),
    product_ids: z.array(Id).max(OPENED_PRODUCTS_MAX).default([]),
    seen: Seen,
  }),
  answer: Openings,
})
