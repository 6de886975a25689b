import { Refusal } from '#platform/refusal.ts'
import { FILES_MAX } from './vocabulary.ts'

/** Whoever bought it now would find nothing. */
export class NoFiles extends Refusal {
  readonly status = 409
  readonly code = 'downloads.no-files'
}

/** A download on the site keeps one file at least. */
export class LastFile extends Refusal {
  readonly status = 409
  readonly code = 'downloads.last-file'
}

export class TooManyFiles extends Refusal {
  readonly status = 409
  readonly code = 'downloads.too-many-files'
  override readonly params = { max: FILES_MAX }
}
