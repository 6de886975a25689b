import { Refusal } from '#platform/refusal.ts'

/** A draft has no page that anybody could be led to. */
export class NotPublished extends Refusal {
  readonly status = 409
  readonly code = 'sharing.not-published'
}

/** Another admin has renamed it meanwhile: what they wrote would be lost. */
export class LinkChanged extends Refusal {
  readonly status = 409
  readonly code = 'sharing.link-changed'
}
