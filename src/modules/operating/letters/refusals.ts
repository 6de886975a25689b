import { Refusal } from '#platform/refusal.ts'

/** None of the schools has an owner to write to. */
export class NobodyToWriteTo extends Refusal {
  readonly status = 409
  readonly code = 'operating.nobody-to-write-to'
}
