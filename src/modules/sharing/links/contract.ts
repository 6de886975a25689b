import { z } from 'zod'
import { CampaignNumbers } from '#modules/analytics/numbers/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Currency, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { CAMPAIGN_NAME_MAX, LINK_NAME_MAX } from './vocabulary.ts'

const { source, medium, campaign, views, checkouts, ...sold } = CampaignNumbers.shape

export const CampaignLink = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  source,
  medium,
  campaign,
  is_archived: z.boolean(),
  version: z.int(),
  created_at: Time,
  /** how often it was followed to the product's page, and how often that led to the checkout */
  views,
  checkouts,
  /** what was bought of the product since; null for whoever sees no figures of money */
  sales: z.object(sold).nullable(),
})
export type CampaignLink = z.output<typeof CampaignLink>

export const CampaignLinkPage = pageOf(CampaignLink)
export type CampaignLinkPage = z.output<typeof CampaignLinkPage>

const OneLink = z.object({ link: CampaignLink })
const Name = oneLine().min(1, 'validation.required').max(LINK_NAME_MAX)
const Part = oneLine().max(CAMPAIGN_NAME_MAX)
const LINKS = '/home/products/:productId/campaign-links'

export const listCampaignLinks = endpoint(`GET /json${LINKS}`, {
  summary:
    'Links to a product that say what led there, newest first, with what came of each: those in use, or those put away',
  access: 'admin',
  right: 'see-products',
  ...inPages(CampaignLinkPage.extend({ currency: Currency }), { archived: z.literal('1').optional() }),
})

export const createCampaignLink = endpoint(`POST ${LINKS}`, {
  summary: 'Make a link to a published product that says what led there; no two of a product say the same',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  status: 201,
  body: z.object({
    name: Name,
    source: Part.min(1, 'validation.required'),
    medium: Part.default(''),
    campaign: Part.default(''),
  }),
  answer: OneLink,
})

export const renameCampaignLink = endpoint(`PUT ${LINKS}/:linkId`, {
  summary: 'Call a link something else; what it says of where it leads from stays, and its numbers with it',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ name: Name, version: z.int() }),
  answer: OneLink,
})

export const archiveCampaignLink = endpoint(`POST ${LINKS}/:linkId/archive`, {
  summary: 'Put a link away: it leads where it led, is counted, and stands in no list of those in use',
  access: 'admin',
  right: 'change-products',
  answer: OneLink,
})

export const restoreCampaignLink = endpoint(`POST ${LINKS}/:linkId/restore`, {
  summary: 'Take a link back that was put away',
  access: 'admin',
  right: 'change-products',
  answer: OneLink,
})
