export const ADMIN_ROLES = ['owner', 'editor', 'support', 'accountant'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** As what somebody is in the panel of a school: `operator` is whoever runs the platform, let in by an owner for a while. */
export const PANEL_ROLES = [...ADMIN_ROLES, 'operator'] as const
export type PanelRole = (typeof PANEL_ROLES)[number]

/**
 * What an admin's call takes, and which roles have it. Owners have all. Operators look at everything and change what is shown and set:
 * they touch no money, delete nobody, take no list of people away, and have no say in who is an admin. A call declares its right where it is declared; the rest of
 * the house asks `mayAs`. Written out for people in docs/admin-roles.md, to which a test holds this table and every call.
 */
const HELD_BESIDE_OWNERS = {
  /** what every admin has: their own mails, what the panel is made of */
  'enter-panel': ['editor', 'support', 'accountant', 'operator'],
  /** lists of people, orders and money, as files */
  'take-exports': ['editor', 'support', 'accountant'],
  'see-products': ['editor', 'support', 'accountant', 'operator'],
  /** with their prices and what is offered beside them */
  'change-products': ['editor', 'operator'],
  /** articles, topics, surveys, lead forms, how reviews are taken */
  'change-content': ['editor', 'operator'],
  /** the answers to a survey, as a file */
  'take-responses': ['editor'],
  'see-lead-forms': ['editor', 'support', 'operator'],
  /** who signed up */
  'see-leads': ['support', 'operator'],
  /** who signed up, to be exported and deleted */
  'keep-leads': ['support'],
  /** what waits to be judged of what students and visitors wrote, who is muted */
  'see-moderation': ['editor', 'support', 'operator'],
  /** what students and visitors wrote: comments, posts, reviews, reports of them */
  moderate: ['editor', 'support'],
  /** comments, replies, posts and votes in the school's name */
  'write-to-students': ['editor', 'support'],
  /** what was answered in exams, by whom, and how it was graded */
  'see-attempts': ['editor', 'support', 'operator'],
  /** to read answers of exams and say what they are worth */
  'grade-attempts': ['editor', 'support'],
  'see-students': ['support', 'operator'],
  /** with their access, and whom a gift is for */
  'change-students': ['support'],
  /** and what cannot be undone: to delete one, or to make two accounts one */
  'delete-students': ['support'],
  /** to look at the school as one of its students, who is told of it in their account */
  'sign-in-as-students': ['support'],
  /** participants, waiting lists, bookings */
  'see-attendance': ['support', 'operator'],
  /** to check in, move, cancel and offer places */
  'keep-attendance': ['support'],
  'see-orders': ['support', 'accountant', 'operator'],
  /** refunds, withdrawals, what is still to be found out about VAT */
  'settle-orders': ['accountant'],
  /** figures of money: the dashboard, what a product and a code brought in */
  'see-sales': ['accountant', 'operator'],
  'see-codes': ['accountant', 'operator'],
  'change-codes': [],
  'see-partners': ['accountant', 'operator'],
  'change-partners': [],
  'pay-partners': ['accountant'],
  'see-audit': ['operator'],
  /** who else is an admin, and as what */
  'see-admins': ['operator'],
  'change-admins': [],
  /** who sells, legal texts, time zone, who is let in */
  'change-settings': ['operator'],
  /** where the money goes, and in which currency */
  'change-payments': [],
  /** to take all that the school has away, and to close it */
  'close-school': [],
  /** to let those who run the platform into the panel, for a while */
  'let-support-in': [],
} as const satisfies Record<string, readonly PanelRole[]>

export type Right = keyof typeof HELD_BESIDE_OWNERS
export const RIGHTS = Object.keys(HELD_BESIDE_OWNERS) as Right[]

export const rolesWith = (right: Right): PanelRole[] => ['owner', ...HELD_BESIDE_OWNERS[right]]

/** Those of them that admins of the school have. */
export const adminRolesWith = (right: Right): AdminRole[] => ADMIN_ROLES.filter((role) => mayAs(role, right))

/** Whether an admin of this role may; nobody without one. */
export const mayAs = (role: PanelRole | null | undefined, right: Right): boolean =>
  role !== null && role !== undefined && rolesWith(right).includes(role)
