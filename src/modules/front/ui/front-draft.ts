import type { Picture } from '#modules/media/contract.ts'
import type { Review } from '#modules/reviews/contract.ts'
import type { Front } from '../contract.ts'

/** A review as it is chosen: what tells it from others. */
export type ChosenQuote = Pick<Review, 'id' | 'first_name' | 'title' | 'review'> & { is_shown: boolean }

/** What is tried on, before it is published. */
export interface FrontDraft {
  intro: string
  picture: Picture | null
  product: { id: string; title: string; is_shown: boolean } | null
  quotes: ChosenQuote[]
}

export const draftOf = ({ intro, picture, product, quotes }: Front): FrontDraft => ({
  intro,
  picture,
  product: product && { id: product.id, title: product.title, is_shown: product.is_shown },
  quotes: quotes.map(({ id, first_name, title, review, is_shown }) => ({ id, first_name, title, review, is_shown })),
})

export const bodyOf = ({ intro, picture, product, quotes }: FrontDraft) => ({
  intro,
  product_id: product?.id ?? null,
  picture_id: picture?.id ?? null,
  review_ids: quotes.map(({ id }) => id),
})

/** Where the front page is seen as the draft makes it. */
export function previewPathOf(draft: FrontDraft): string {
  const { intro, product_id, picture_id, review_ids } = bodyOf(draft)
  const tried = { intro, product_id: product_id ?? '', picture_id: picture_id ?? '', review_ids: review_ids.join() }
  return `/home/settings/front/preview?${new URLSearchParams(tried)}`
}
