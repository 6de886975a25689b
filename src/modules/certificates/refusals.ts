import { Refusal } from '#platform/refusal.ts'

export class CertificateNotFound extends Refusal {
  readonly status = 404
  readonly code = 'certificates.not-found'
}

/** It is revoked: there is nothing to correct, or to revoke once more. */
export class CertificateRevoked extends Refusal {
  readonly status = 409
  readonly code = 'certificates.revoked'
}

/** It is valid: there is nothing to restore. */
export class CertificateValid extends Refusal {
  readonly status = 409
  readonly code = 'certificates.valid'
}
