import { mayAs, type PanelRole, type Right } from '#platform/rights.ts'

/** Of what happens in a school each of its admins who has the right is told by mail, unless they switched it off. */
export const ADMIN_MAILS = ['first_student', 'sale', 'withdrawal', 'refund_request', 'dispute', 'renewals'] as const
export type AdminMail = (typeof ADMIN_MAILS)[number]

/** What it takes to be told; `due` is what has to be done by a day. */
export const RIGHT_OF_MAIL: Record<AdminMail | 'due', Right> = {
  first_student: 'see-students',
  sale: 'see-orders',
  withdrawal: 'see-orders',
  refund_request: 'see-orders',
  dispute: 'see-orders',
  renewals: 'see-orders',
  due: 'settle-orders',
}

/** Those that an admin of this role may be sent. */
export const adminMailsFor = (role: PanelRole): AdminMail[] =>
  ADMIN_MAILS.filter((kind) => mayAs(role, RIGHT_OF_MAIL[kind]))
