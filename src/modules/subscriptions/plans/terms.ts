import type { Membership } from '../tables.ts'

export interface Terms {
  variantId: string
  amount: number
  months: Membership['months']
}

interface Later extends Terms {
  from: Date
  by: NonNullable<Membership['laterBy']>
}

/** On what else it goes on one day; undefined while it stays as it is. */
export function laterTerms(membership: Membership): Later | undefined {
  const { laterVariantId, laterAmount, laterMonths, laterFrom, laterBy } = membership
  if (!laterVariantId || !laterAmount || !laterMonths || !laterFrom || !laterBy) return undefined
  return { variantId: laterVariantId, amount: laterAmount, months: laterMonths, from: laterFrom, by: laterBy }
}

/** The same, where it holds for a period that begins at a moment. */
export function laterTermsAt(membership: Membership, startsAt: Date): Later | undefined {
  const later = laterTerms(membership)
  return later && later.from <= startsAt ? later : undefined
}

/** As the row keeps them. */
export const laterColumns = ({ variantId, amount, months, from, by }: Later) => ({
  laterVariantId: variantId,
  laterAmount: amount,
  laterMonths: months,
  laterFrom: from,
  laterBy: by,
})

export const NO_LATER_TERMS = {
  laterVariantId: null,
  laterAmount: null,
  laterMonths: null,
  laterFrom: null,
  laterBy: null,
} as const
