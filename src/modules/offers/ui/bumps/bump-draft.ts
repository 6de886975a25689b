import type { EditableBump } from '../../bumps/contract.ts'
import type { BumpPrice } from '../../bumps/vocabulary.ts'

/** What the dialog holds while it is typed. */
export interface BumpDraft {
  variantId: string
  price: BumpPrice
  /** minor units; null while empty or unreadable */
  amount: number | null
  percent: string
  heading: string
  words: string
}

export const draftOf = (bump: EditableBump | undefined): BumpDraft => ({
  variantId: bump?.variant.id ?? '',
  price: bump?.price ?? 'usual',
  amount: bump?.price === 'amount' ? bump.value : null,
  percent: bump?.price === 'percent' ? String(bump.value) : '',
  heading: bump?.heading ?? '',
  words: bump?.words ?? '',
})

/** As the call takes it. */
export function valueOf({ price, amount, percent }: BumpDraft): number | null {
  if (price === 'amount') return amount
  return price === 'percent' && percent !== '' ? Number(percent) : null
}
