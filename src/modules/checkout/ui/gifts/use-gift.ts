import { useState } from 'react'
import { useDraft } from '#kit/drafts/useDraft.ts'
import type { Checkout } from '../../contract.ts'
import type { HalfGift } from '../../gifts/vocabulary.ts'
import { giftDraft } from '../checkout-key.ts'
import { parsed } from '../parsed.ts'

const EMPTY: HalfGift = { name: '', email: '', message: '', send_on: '' }

/** Whom it is for, kept in this browser until the purchase is over, and whether it is a gift at all. */
export function useGift({ product, is_gift }: Pick<Checkout, 'product' | 'is_gift'>) {
  const [draft, setDraft] = useDraft(giftDraft(product.slug))
  const [isGift, setGift] = useState(is_gift)
  return {
    gift: { ...EMPTY, ...parsed<HalfGift>(draft) },
    isGift,
    setGift,
    writeGift: (gift: HalfGift) => setDraft(JSON.stringify(gift)),
  }
}
