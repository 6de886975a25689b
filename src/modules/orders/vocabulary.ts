/** Raised whenever the wording of a consent changes; kept with every consent that is given. */
export const CONSENTS_VERSION = 2

/** The last is asked for where a card can be kept, and never needed to buy. */
export const CONSENT_KINDS = [
  'terms',
  'digital_content_now',
  'digital_content_waiver',
  'service_now',
  'service_waiver',
  'dated_event',
  'charges_in_absence',
  'keep_card',
] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Raised whenever the wording of a withdrawal's statement changes; kept with every one that is made. */
export const STATEMENT_VERSION = 1

/** What the law says to a withdrawal: it holds, or why there is no such right (any more); counted is what a better variant stands on that cannot be left. */
export const CONTRACT_WITHDRAWAL_VERDICTS = [
  'accepted',
  'waived',
  'dated_event',
  'performed',
  'too_late',
  'counted',
] as const
export type ContractWithdrawalVerdict = (typeof CONTRACT_WITHDRAWAL_VERDICTS)[number]

/** For whoever returns the money: to be done, at the gateway, done; or there is nothing to do, as it does not hold. */
export const CONTRACT_WITHDRAWAL_STATES = ['open', 'returning', 'done', 'refused'] as const
export type ContractWithdrawalState = (typeof CONTRACT_WITHDRAWAL_STATES)[number]

/** What became of a buyer's wish to have their money back. */
export const REQUEST_OUTCOMES = ['returned', 'declined'] as const

export const ORDER_STATUSES = ['paying', 'paid', 'failed', 'partly_refunded', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What the list of orders can be narrowed to: a status, that the buyer asks for their money, or that their bank was asked for it. */
export const ORDER_FILTERS = [...ORDER_STATUSES, 'refund_requested', 'disputed'] as const

/** How the list can be sorted; the first is the usual way. */
export const ORDER_SORTS = ['-placed', 'placed', '-amount', 'amount'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** What a line is to its order: what was come for, added at the checkout, offered after it, or the next period of what is paid by periods. */
export const LINE_KINDS = ['main', 'bump', 'upsell', 'renewal'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Why a line costs less than its standard amount. */
export const REDUCTION_SOURCES = ['promotion', 'evergreen', 'seats', 'bump', 'upsell', 'code', 'owned'] as const
export type ReductionSource = (typeof REDUCTION_SOURCES)[number]
