import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, OwnedProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { DIFFICULTIES } from '#modules/catalog/editor/vocabulary.ts'
import { BUNDLE_PARTS_MAX, PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { Picture } from '#modules/media/contract.ts'

/** A product that is sold within a bundle. */
export const BundlePart = z.object({
  id: Id,
  slug: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  cover: Picture.nullable(),
  category: z.string().nullable(),
  difficulty: z.enum(DIFFICULTIES),
  /** a draft has no page for visitors */
  is_published: z.boolean(),
  lectures_count: z.int(),
  run_time_seconds: z.int(),
  /** what all of it costs now when it is bought apart; null while it is not sold so */
  amount: Amount.nullable(),
  currency: Currency,
  /** when the first of its dates begins; null of what has none */
  takes_place_from: Time.nullable(),
  /** its time is chosen afterwards, by whoever has it */
  chooses_time: z.boolean(),
  /** where whoever has it finds it */
  way: z.string(),
  /** whether all of it is whoever looks' already */
  is_owned: z.boolean(),
})
export type BundlePart = z.output<typeof BundlePart>

/** What everyone may know of a bundle, and what of it whoever looks has. */
export const BundlePage = z.object({
  product: ProductPage,
  parts: z.array(BundlePart),
  /** what the parts that are sold apart cost so, together; null when none is */
  apart_amount: Amount.nullable(),
  /** everything in it is theirs: there is nothing to buy */
  has_all: z.boolean(),
})
export type BundlePage = z.output<typeof BundlePage>

export const MyBundle = OwnedProduct.extend({
  /** what is in it now */
  parts: z.array(z.string()),
  access_until: Time.nullable(),
})
export type MyBundle = z.output<typeof MyBundle>
export const MyBundlePage = pageOf(MyBundle)
export type MyBundlePage = z.output<typeof MyBundlePage>

export const PanelBundle = ProductRow.extend({ parts_count: z.int() })
export type PanelBundle = z.output<typeof PanelBundle>

const Parts = z.object({
  data: z.array(BundlePart),
  /** how many have the bundle now, and would get what is added */
  holders_count: z.int(),
})

export const getBundlePage = endpoint('GET /json/bundles/:bundleSlug', {
  summary: 'A bundle as its page shows it, with what its parts cost apart; drafts only to admins',
  access: 'anyone',
  answer: BundlePage,
})

export const listMyBundles = endpoint('GET /json/my/bundles', {
  summary: 'The bundles open to whoever is signed in, the newest first',
  access: 'signed-in',
  ...inPages(MyBundlePage),
})

export const listPanelBundles = endpoint('GET /json/home/bundles', {
  summary: 'All bundles of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelBundle),
})

export const createBundle = endpoint('POST /home/bundles', {
  summary: 'Make a bundle, as a draft',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('bundle'),
})

export const duplicateBundle = endpoint('POST /home/bundles/:bundleId/duplicate', {
  summary: 'Make a draft that says, costs and holds the same as a bundle',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('bundle'),
})

export const listBundleParts = endpoint('GET /json/home/bundles/:bundleId/parts', {
  summary: 'What a bundle holds, in order',
  access: 'admin',
  right: 'see-products',
  answer: Parts,
})

export const changeBundleParts = endpoint('PUT /home/bundles/:bundleId/parts', {
  summary:
    'Say what a bundle holds, in order; who bought it keeps what is taken out, and gets what is added if so asked',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  over: writesOver(listBundleParts, ['ids'], ({ data }) => ({ ids: data.map(({ id }) => id) })),
  body: z.object({
    product_ids: z.array(Id).max(BUNDLE_PARTS_MAX),
    /** whether what is new reaches those who have the bundle already */
    reaches_holders: z.boolean().default(false),
    seen: Seen,
  }),
  answer: Parts,
})
