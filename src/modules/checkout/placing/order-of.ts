import { type Company, wordConsents } from '#modules/orders/index.ts'
import { keptOf } from '#modules/schools/index.ts'
import { campaignIn } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import type { Purchase } from '../contract.ts'
import type { ReadPurchase, SentPurchase } from '../read-purchase.ts'

/** What of a purchase is put down as its order. */
export const orderOf = (
  ctx: Ctx,
  input: SentPurchase & { buyerId: string },
  { product, quoted, agreed, answers, guests, company, follows, isCardKept }: ReadPurchase,
) => ({
  studentId: input.buyerId,
  productId: product.id,
  checkoutKey: input.checkout_key,
  amount: quoted.amount,
  currency: quoted.currency,
  followsOrderId: follows ?? null,
  consents: wordConsents([...quoted.consents, ...(isCardKept ? (['keep_card'] as const) : [])], ctx),
  ...billingOf(input, company),
  answers,
  guests,
  campaign: campaignIn(new URLSearchParams(input.campaign)),
  ...keptOf(agreed),
  language: ctx.language,
})

const billingOf = ({ phone, vat_id, address_1, address_2, country }: Purchase, company: Company | null) => ({
  billing: { phone, vat_id: company?.vatNumber ?? vat_id, address_1, address_2, country },
  companyName: company?.name ?? null,
  postalCode: company?.postalCode ?? null,
  city: company?.city ?? null,
})
