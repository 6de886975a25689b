import type { EditablePartner, PartnerBody } from '../contract.ts'
import type { CommissionKind } from '../vocabulary.ts'
import { WINDOW_DAYS } from '../vocabulary.ts'

/** A rule while it is typed; of a product it may be none of its own. */
export interface RuleDraft<Kind extends string = CommissionKind | ''> {
  kind: Kind
  percent: string
  /** minor units; null while empty or unreadable */
  amount: number | null
}

export interface ProductDraft extends RuleDraft {
  id: string
  title: string
}

/** What the form holds while it is typed. */
export interface PartnerDraft {
  name: string
  email: string
  code: string
  rule: RuleDraft<CommissionKind>
  isForAllProducts: boolean
  products: ProductDraft[]
  windowDays: string
  renewalMonths: string
  promoCode: string
}

/** What a part of the editor shows and changes. */
export interface PartProps {
  draft: PartnerDraft
  currency: string
  change: (part: Partial<PartnerDraft>) => void
}

export const draftNameOf = (partnerId: string): string => `partner:${partnerId}`

export const NO_RULE: RuleDraft = { kind: '', percent: '', amount: null }

export const NEW_PARTNER: PartnerDraft = {
  name: '',
  email: '',
  code: '',
  rule: { kind: 'percent', percent: '', amount: null },
  isForAllProducts: true,
  products: [],
  windowDays: String(WINDOW_DAYS),
  renewalMonths: '0',
  promoCode: '',
}

export const draftOf = (partner: EditablePartner): PartnerDraft => ({
  name: partner.name,
  email: partner.email,
  code: partner.code,
  rule: ruleOf(partner.commission_kind, partner.commission_value),
  isForAllProducts: partner.is_for_all_products,
  products: partner.products.map(({ product_id: id, title, commission_kind: kind, commission_value: value }) => ({
    id,
    title,
    ...(kind === null || value === null ? NO_RULE : ruleOf(kind, value)),
  })),
  windowDays: String(partner.window_days),
  renewalMonths: String(partner.renewal_months),
  promoCode: partner.with_code,
})

const ruleOf = (kind: CommissionKind, value: number): RuleDraft<CommissionKind> => ({
  kind,
  percent: kind === 'percent' ? String(value) : '',
  amount: kind === 'amount' ? value : null,
})

/** As the call takes it; what nobody can read is sent as it is and refused under its field. */
export const bodyOf = (draft: PartnerDraft): PartnerBody => ({
  name: draft.name,
  email: draft.email,
  code: draft.code,
  commission_kind: draft.rule.kind,
  commission_value: valueOf(draft.rule),
  is_for_all_products: draft.isForAllProducts,
  products: draft.products.map(({ id, ...rule }) => ({
    product_id: id,
    commission_kind: rule.kind || null,
    commission_value: rule.kind === '' ? null : valueOf(rule),
  })),
  window_days: Number(draft.windowDays),
  renewal_months: Number(draft.renewalMonths),
  with_code: draft.promoCode,
})

const valueOf = ({ kind, percent, amount }: RuleDraft): number =>
  kind === 'percent' ? Number(percent) : (amount as number)
