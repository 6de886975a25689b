import type { Balance, EditablePartner, Figures, PartnerLink, PartnerRow, Payout as ShownPayout } from './contract.ts'
import type { Partner, PartnerProduct, Payout } from './tables.ts'

export const stateOf = ({ endedAt }: Pick<Partner, 'endedAt'>): PartnerRow['state'] => (endedAt ? 'ended' : 'active')

export const viewRule = (partner: Partner) => ({
  commission_kind: partner.commissionKind,
  commission_value: partner.commissionValue,
  currency: partner.currency,
})

const viewPartner = (partner: Partner, balances: Balance[]) => ({
  id: partner.id,
  name: partner.name,
  email: partner.email,
  code: partner.code,
  state: stateOf(partner),
  ...viewRule(partner),
  balances: balances.map(viewBalance),
  created_at: partner.createdAt.toISOString(),
})

export const viewBalance = ({ currency, earned, paid, owed }: Balance): Balance => ({ currency, earned, paid, owed })

const NOTHING: Figures = { clicks: 0, sales: 0, revenue: 0, commission: 0, paid: 0 }

export const viewPartnerRow = (
  partner: Partner,
  { figures = NOTHING, balances = [] }: { figures: Figures | undefined; balances: Balance[] | undefined },
): PartnerRow => ({ ...viewPartner(partner, balances), figures })

interface About {
  products: (PartnerProduct & { title: string })[]
  promoCode: string
  links: PartnerLink[]
  balances: Balance[]
  mayBeDeleted: boolean
}

export const viewEditablePartner = (
  partner: Partner,
  { products, promoCode, links, balances, mayBeDeleted }: About,
): EditablePartner => ({
  ...viewPartner(partner, balances),
  is_for_all_products: partner.isForAllProducts,
  products: products.map(({ productId, title, commissionKind, commissionValue }) => ({
    product_id: productId,
    title,
    commission_kind: commissionKind,
    commission_value: commissionValue,
  })),
  window_days: partner.windowDays,
  renewal_months: partner.renewalMonths,
  with_code: promoCode,
  links,
  page_made_at: partner.pageMadeAt?.toISOString() ?? null,
  can: { delete: mayBeDeleted },
})

export const viewPayout = ({ id, amount, currency, paidOn, note }: Payout): ShownPayout => ({
  id,
  amount,
  currency,
  paid_on: paidOn,
  note,
})
