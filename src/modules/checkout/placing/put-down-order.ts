import type { ScarceThings } from '#modules/catalog/index.ts'
import type { Company } from '#modules/companies/index.ts'
import { insertOrder, titleOf, wordConsents } from '#modules/orders/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import { keptOf } from '#modules/schools/index.ts'
import { campaignIn } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import type { Purchase } from '../contract.ts'
import type { ReadPurchase, SentPurchase } from '../read-purchase.ts'

interface Read {
  sent: SentPurchase & { buyerId: string }
  purchase: ReadPurchase
}

/** Puts down the order of a purchase, unless another of the buyer's stands in its way: then that one is answered. */
export const putDownOrder = (ctx: Ctx, read: Read, scarce: ScarceThings): Promise<{ order: Order; isNew: boolean }> =>
  insertOrder(ctx, orderOf(ctx, read), titleOf(read.purchase.quoted.lines), scarce)

const orderOf = (
  ctx: Ctx,
  { sent, purchase: { product, quoted, agreed, answers, guests, company, follows, cardKept } }: Read,
) => ({
  studentId: sent.buyerId,
  productId: product.id,
  checkoutKey: sent.checkout_key,
  amount: quoted.amount,
  currency: quoted.currency,
  followsOrderId: follows ?? null,
  consents: wordConsents([...quoted.consents, ...(cardKept === 'for_offer' ? (['keep_card'] as const) : [])], ctx),
  ...billingOf(sent, company),
  answers,
  guests,
  campaign: campaignIn(new URLSearchParams(sent.campaign)),
  ...keptOf(agreed),
  language: ctx.language,
})

const billingOf = ({ phone, vat_id, address_1, address_2, country }: Purchase, company: Company | null) => ({
  billing: { phone, vat_id: company?.vatNumber ?? vat_id, address_1, address_2, country },
  companyName: company?.name ?? null,
  postalCode: company?.postalCode ?? null,
  city: company?.city ?? null,
})
