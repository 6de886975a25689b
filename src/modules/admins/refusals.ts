import { Refusal } from '#platform/refusal.ts'
import type { InvitationState } from './vocabulary.ts'

/** A school keeps an owner: they can neither go nor be made less. */
export class LastOwner extends Refusal {
  readonly status = 409
  readonly code = 'admins.last-owner'
}

/** Whose role ends is a student from then on, and a school that is erased has no new ones. */
export class AdminsStay extends Refusal {
  readonly status = 409
  readonly code = 'admins.stay-in-erased'
}

/** Another owner changed the role meanwhile. */
export class RoleIsAnother extends Refusal {
  readonly status = 409
  readonly code = 'admins.role-is-another'
}

/** It was accepted or withdrawn before. */
export class InvitationSettled extends Refusal {
  readonly status = 409
  readonly code = 'admins.invitation-settled'
}

/** The link of an invitation that gives nothing any more. */
export class InvitationOver extends Refusal {
  readonly status = 409
  readonly code: `admins.invitation-${Exclude<InvitationState, 'open'>}`

  constructor(state: Exclude<InvitationState, 'open'>) {
    super()
    this.code = `admins.invitation-${state}`
  }
}

/** Whoever has the address is an admin already, by another way. */
export class AdminAlready extends Refusal {
  readonly status = 409
  readonly code = 'admins.admin-already'
}

/** There is no account with the address that could be made an admin: one has to be made first. */
export class NoAccountYet extends Refusal {
  readonly status = 409
  readonly code = 'admins.no-account-yet'
}

/** There is an account with the address and a password by which its owner logs in. */
export class AccountThere extends Refusal {
  readonly status = 409
  readonly code = 'admins.account-there'
}
