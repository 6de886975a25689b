export const ADMIN_ROLES = ['owner', 'editor', 'support', 'accountant'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/**
 * What an admin's call takes, and which roles have it. Owners have all. A call declares its right where it is declared; the rest of
 * the house asks `mayAs`. Written out for people in docs/admin-roles.md, to which a test holds this table and every call.
 */
const HELD_BESIDE_OWNERS = {
  /** what every admin has: their own mails, what the panel is made of */
  'enter-panel': ['editor', 'support', 'accountant'],
  'see-products': ['editor', 'support', 'accountant'],
  /** with their prices and what is offered beside them */
  'change-products': ['editor'],
  /** articles, topics, surveys, lead forms, how reviews are taken */
  'change-content': ['editor'],
  'see-lead-forms': ['editor', 'support'],
  /** who signed up, to be read, exported and deleted */
  'keep-leads': ['support'],
  /** what students and visitors wrote: comments, posts, reviews, reports of them */
  moderate: ['editor', 'support'],
  /** comments, replies, posts and votes in the school's name */
  'write-to-students': ['editor', 'support'],
  'see-students': ['support'],
  /** with their access, and whom a gift is for */
  'change-students': ['support'],
  /** to look at the school as one of its students, who is told of it in their account */
  'sign-in-as-students': ['support'],
  /** participants, check-in, waiting lists, bookings */
  'keep-attendance': ['support'],
  'see-orders': ['support', 'accountant'],
  /** refunds, withdrawals, what is still to be found out about VAT */
  'settle-orders': ['accountant'],
  /** figures of money: the dashboard, what a product and a code brought in */
  'see-sales': ['accountant'],
  'see-codes': ['accountant'],
  'change-codes': [],
  'see-partners': ['accountant'],
  'change-partners': [],
  'pay-partners': ['accountant'],
  'see-audit': [],
  /** who else is an admin, and as what */
  'change-admins': [],
  /** who sells, legal texts, currency, time zone, who is let in */
  'change-settings': [],
} as const satisfies Record<string, readonly AdminRole[]>

export type Right = keyof typeof HELD_BESIDE_OWNERS
export const RIGHTS = Object.keys(HELD_BESIDE_OWNERS) as Right[]

export const rolesWith = (right: Right): AdminRole[] => ['owner', ...HELD_BESIDE_OWNERS[right]]

/** Whether an admin of this role may; nobody without one. */
export const mayAs = (role: AdminRole | null | undefined, right: Right): boolean =>
  role !== null && role !== undefined && rolesWith(right).includes(role)
