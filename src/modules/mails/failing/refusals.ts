import { Refusal } from '#platform/refusal.ts'

export class MailForgotten extends Refusal {
  readonly status = 409
  readonly code = 'mails.forgotten'
}
