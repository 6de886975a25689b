import { Refusal } from '#platform/refusal.ts'
import { TAGS_MAX } from './vocabulary.ts'

/** What is paid for has to be settled first: somebody may be about to get it. */
export class OrderBeingPaid extends Refusal {
  readonly status = 409
  readonly code = 'students.order-being-paid'
}

/** The same of accounts that are to become one: what is being paid may be bought twice by then. */
export class MergedOrderBeingPaid extends Refusal {
  readonly status = 409
  readonly code = 'students.merged-order-being-paid'
}

/** Admins keep their own account, with what they may and what they did. */
export class AdminsNotMerged extends Refusal {
  readonly status = 409
  readonly code = 'students.admins-not-merged'
}

/** The audit list says what an admin did, and is never changed. */
export class FormerAdminGoes extends Refusal {
  readonly status = 409
  readonly code = 'students.former-admin-goes'
}

export class MergedWithItself extends Refusal {
  readonly status = 409
  readonly code = 'students.merged-with-itself'
}

/** Somebody else was quicker, or the same press came twice. */
export class MergedMeanwhile extends Refusal {
  readonly status = 409
  readonly code = 'students.merged-meanwhile'
}

/** Whoever asked for an import may add students no more. */
export class ImportRightEnded extends Refusal {
  readonly status = 403
  readonly code = 'students.import-right-ended'
}

/** A school that has closed is joined by nobody. */
export class SchoolClosed extends Refusal {
  readonly status = 409
  readonly code = 'students.school-closed'
}

/** A school has as many tags as it may have. */
export class TooManyTags extends Refusal {
  readonly status = 409
  readonly code = 'students.too-many-tags'
  override readonly params = { max: TAGS_MAX }
}
