/** Where what was bought is. */
export const purchasePath = (slug: string): string => `/${slug}/watch`

/** Where a buyer hands out what they bought for others. */
const accessManagerPath = (productId: string): string => `/home/access-manager/${productId}`

/** Where whoever has just bought goes on: to others first, where there are any. */
export const wayOnFrom = (product: { id: string; slug: string }, { seats }: { seats: number }): string =>
  seats > 0 ? accessManagerPath(product.id) : purchasePath(product.slug)
