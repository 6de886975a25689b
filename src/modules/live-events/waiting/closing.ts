import { type Product, saleStateOf } from '#modules/catalog/index.ts'

type Times = Pick<Product, 'takesPlaceFrom' | 'saleEndsAt'>

/** From when on nobody is offered a place any more: the event begins, or is not sold any longer. null: it is not known. */
export function closesAt({ takesPlaceFrom, saleEndsAt }: Times): Date | null {
  if (!takesPlaceFrom || !saleEndsAt) return takesPlaceFrom ?? saleEndsAt
  return takesPlaceFrom < saleEndsAt ? takesPlaceFrom : saleEndsAt
}

export const isClosed = (product: Times, now: Date): boolean => {
  const at = closesAt(product)
  return at !== null && at <= now
}

/** Whether one may wait for a place: it is sold, all are taken, and it has not begun. */
export const isListOpen = (product: Product, now: Date): boolean =>
  product.status === 'published' && saleStateOf({ product }, now) === 'sold_out' && !isClosed(product, now)
