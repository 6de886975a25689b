import type { PricedProduct } from '#modules/catalog/index.ts'

/** Whether visitors find it in the school's lists. */
export const isListed = ({ product }: PricedProduct): boolean => product.status === 'published' && !product.isHidden
