/** The first is the usual one. */
export const SCHOOL_SORTS = [
  '-created',
  'created',
  '-students',
  'students',
  '-sales',
  'sales',
  '-storage',
  'storage',
  '-film',
  'film',
  '-mails',
  'mails',
  '-faults',
  'faults',
] as const
export type SchoolSort = (typeof SCHOOL_SORTS)[number]

/** Whether it lets students in; those that wait for leave to; those that close, and that have; and those in which something failed. */
export const SCHOOL_STATES = ['open', 'closed', 'held', 'closing', 'shut', 'faulty'] as const
export type SchoolState = (typeof SCHOOL_STATES)[number]

/** The codes of what is refused because another operator was quicker. */
export const LIMITS_CHANGED = 'limits.changed'
export const FEES_CHANGED = 'operating.fees-changed'

/** What operators did is written down as. */
export const OPERATOR_DEEDS = [
  'jobs-retried',
  'job-retried',
  'mails-retried',
  'mail-retried',
  'films-retried',
  'film-retried',
  'sign-ups-held',
  'sign-ups-opened',
  'school-admitted',
  'school-refused',
  'leave-asked',
  'school-entered',
  'letter-tried',
  'letter-sent',
  'limits-set',
  'usual-limits-set',
  'fees-set',
  'ledger-corrected',
  'closing-planned',
  'closing-called-off',
  'school-reopened',
  'item-deleted',
  'reports-dismissed',
] as const
export type OperatorDeed = (typeof OPERATOR_DEEDS)[number]
