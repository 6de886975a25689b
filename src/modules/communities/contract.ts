import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Seen, Time } from '#platform/contract/shapes.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, OwnedProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { TOPICS_MAX } from '#modules/community/vocabulary.ts'

/** A topic as everyone may know of it: what is written in it is told to nobody else. */
export const OfferedTopic = z.object({ id: Id, title: z.string(), description: z.string(), posts_count: z.int() })
export type OfferedTopic = z.output<typeof OfferedTopic>

export const CommunityPage = z.object({
  product: ProductPage,
  topics: z.array(OfferedTopic),
  posts_count: z.int(),
  /** how many have it now */
  members_count: z.int(),
  newest_post_at: Time.nullable(),
  /** it is open to whoever looks */
  has_access: z.boolean(),
})
export type CommunityPage = z.output<typeof CommunityPage>

export const MyCommunity = OwnedProduct.extend({
  topics: z.array(z.object({ id: Id, title: z.string() })),
  access_until: Time.nullable(),
})
export type MyCommunity = z.output<typeof MyCommunity>
export const MyCommunityPage = pageOf(MyCommunity)
export type MyCommunityPage = z.output<typeof MyCommunityPage>

export const PanelCommunity = ProductRow.extend({ topics_count: z.int() })
export type PanelCommunity = z.output<typeof PanelCommunity>

const Topics = z.object({
  data: z.array(OfferedTopic),
  /** topics that need no product: they may be put into it */
  free: z.array(OfferedTopic),
  /** how many have the community now */
  holders_count: z.int(),
})

export const getCommunityPage = endpoint('GET /json/communities/:communitySlug', {
  summary: 'A community as its page shows it: its topics and how lively they are; drafts only to admins',
  access: 'anyone',
  answer: CommunityPage,
})

export const listMyCommunities = endpoint('GET /json/my/communities', {
  summary: 'The communities open to whoever is signed in with their topics, the newest first',
  access: 'signed-in',
  ...inPages(MyCommunityPage),
})

export const listPanelCommunities = endpoint('GET /json/home/communities', {
  summary: 'All communities that the school sells, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelCommunity),
})

export const createCommunity = endpoint('POST /home/communities', {
  summary: 'Make a community, as a draft',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('community'),
})

export const duplicateCommunity = endpoint('POST /home/communities/:communityId/duplicate', {
  summary: 'Make a draft that says and costs the same as a community; its topics stay where they are',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('community'),
})

export const listCommunityTopics = endpoint('GET /json/home/communities/:communityId/topics', {
  summary: 'The topics of a community, and those that may be put into it',
  access: 'admin',
  right: 'see-products',
  answer: Topics,
})

export const changeCommunityTopics = endpoint('PUT /home/communities/:communityId/topics', {
  summary: 'Say which topics belong to a community; one that is taken out is open to every student again',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  over: writesOver(listCommunityTopics, ['ids'], ({ data }) => ({ ids: data.map(({ id }) => id) })),
  body: z.object({ topic_ids: z.array(Id).max(TOPICS_MAX), seen: Seen }),
  answer: Topics,
})
