import type { Language } from '#platform/i18n/language.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'

/** What a school may keep is kept already, or would be by this. */
export class StorageFull extends Refusal {
  readonly status = 403
  readonly code = 'limits.storage-full'
  override readonly params: MessageParams

  constructor({ used, limit, language }: { used: number; limit: number; language: Language }) {
    super()
    this.params = { used: formatBytes(used, language), limit: formatBytes(limit, language) }
  }
}

/** No minute of film is left of those that a school may have. */
export class FilmFull extends Refusal {
  readonly status = 403
  readonly code = 'limits.film-full'
  override readonly params: MessageParams

  constructor({ used, limit }: { used: number; limit: number }) {
    super()
    this.params = { used, limit }
  }
}

/** Either, said to somebody who cannot do anything about it. */
export class SchoolFull extends Refusal {
  readonly status = 403
  readonly code = 'limits.school-full'
}
