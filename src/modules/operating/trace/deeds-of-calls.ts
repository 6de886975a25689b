import type { OperatorDeed } from '../vocabulary.ts'

/** By call: what an operator did by it. Whether new schools wait or not is one call and two deeds, which it says itself. */
export const DEEDS_OF_CALLS: Partial<Record<string, OperatorDeed>> = {
  'POST /operator/jobs/retry': 'jobs-retried',
  'POST /operator/jobs/:id/retry': 'job-retried',
  'POST /operator/mails/retry': 'mails-retried',
  'POST /operator/mails/:id/retry': 'mail-retried',
  'POST /operator/films/retry': 'films-retried',
  'POST /operator/films/:id/retry': 'film-retried',
  'PUT /operator/sign-ups': 'sign-ups-held',
  'POST /operator/schools/:id/admit': 'school-admitted',
  'POST /operator/schools/:id/refuse': 'school-refused',
  'POST /operator/schools/:id/ask': 'leave-asked',
  'POST /operator/schools/:id/enter': 'school-entered',
  'POST /operator/letters/try': 'letter-tried',
  'POST /operator/letters': 'letter-sent',
  'POST /operator/schools/:id/closing': 'closing-planned',
  'POST /operator/schools/:id/closing/call-off': 'closing-called-off',
  'POST /operator/schools/:id/reopen': 'school-reopened',
  'PUT /operator/schools/:id/limits': 'limits-set',
  'PUT /operator/limits': 'usual-limits-set',
  'PUT /operator/fees': 'fees-set',
  'POST /operator/schools/:id/corrections': 'ledger-corrected',
  'POST /operator/moderation/:id/delete': 'item-deleted',
  'POST /operator/moderation/:id/dismiss': 'reports-dismissed',
}
