import { bumpGone } from '#modules/offers/index.ts'
import type { QuotedLine } from '#modules/orders/index.ts'
import type { Refusal } from '#platform/refusal.ts'

/** A line of an order that cannot be had: the order is refused for it, or what was added is, under its field. */
export const refusalOfLine = ({ kind, title }: Pick<QuotedLine, 'kind' | 'title'>, ofOrder: Refusal): Refusal =>
  kind === 'bump' ? bumpGone({ title }) : ofOrder
