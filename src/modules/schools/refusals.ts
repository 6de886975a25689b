import { Refusal } from '#platform/refusal.ts'

/** Another admin published a version meanwhile. */
export class LegalTextChanged extends Refusal {
  readonly status = 409
  readonly code = 'schools.legal-text-changed'
}
