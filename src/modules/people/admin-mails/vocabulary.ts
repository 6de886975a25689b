/** Of what happens in a school each of its admins is told by mail, unless they switched it off. */
export const ADMIN_MAILS = ['first_student', 'sale', 'withdrawal', 'refund_request', 'dispute'] as const
export type AdminMail = (typeof ADMIN_MAILS)[number]
