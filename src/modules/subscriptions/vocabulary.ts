/** Where a student sees what they paid for, and what they pay for by periods. */
export const PURCHASES_PATH = '/my/orders'
/** Where a member gives another card, signed in or by the link of a letter. */
export const CARD_PATH = '/my/membership/card'

/** How somebody who pays by periods stands with the school (commerce §3). `canceled` goes on until the end that was paid for. */
export const MEMBERSHIP_STATUSES = ['active', 'at_risk', 'canceled'] as const
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number]

/** A period is tried, given for nothing, to be paid or paid; one that nobody paid was given up. */
export const PERIOD_STATES = ['trial', 'free', 'open', 'paid', 'unpaid'] as const
export type PeriodState = (typeof PERIOD_STATES)[number]

export const CHARGE_RESULTS = ['succeeded', 'past_due'] as const

/** Days after each refusal at which a charge is tried again; after the last of them nothing is. */
export const TRIED_AGAIN_AFTER_DAYS = [2, 5, 7, 7] as const

/** How long what was refused stays open, unless the school says otherwise. */
export const GRACE_DAYS = 7
export const GRACE_DAYS_MAX = 21

/** A reason of a survey that asks for words of one's own says so by the second list (commerce §5). */
export const CANCEL_REASONS = ['no_value', 'expensive', 'alternative', 'technical', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
export const REASONS_IN_WORDS: readonly CancelReason[] = ['technical', 'other']
export const OTHER_REASON_MIN = 4
export const OTHER_REASON_MAX = 500

/** What has to be typed to cancel. */
export const CANCEL_WORD = 'CANCEL'

/** By whose will it goes on as something else later: who pays chose another plan, or the school announced another price. */
export const LATER_BY = ['holder', 'school'] as const

/** Another plan at once, for what it costs more than what is left; or once what is paid for is over. */
export const CHANGE_TIMES = ['now', 'end'] as const
export type ChangeTime = (typeof CHANGE_TIMES)[number]

/** A new price holds so many days after members were told of it, or later. */
export const PRICE_NOTICE_DAYS = 30

export const PAUSE_MONTHS = [1, 2, 3] as const

/** How long the link of a letter updates a card without a login. */
export const LINK_HOURS = 72
