import type { DomainEvent } from '#platform/jobs/event.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/language.ts'

/** What everyone needs to know of the school a request or job is about. */
export interface SchoolIdentity {
  id: string
  slug: string
  name: string
  language: Language
  currency: string
  /** scheme://host[:port] the school is reached at, for links in mails and return addresses */
  origin: string
}

export interface Person {
  id: string
  name: string
  email: string
  /** address of their picture */
  avatar?: string | null
}

export type Actor =
  | { role: 'visitor' }
  | ({ role: 'student' } & Person)
  | ({ role: 'admin' } & Person)
  | ({ role: 'operator' } & Person)
  | { role: 'system' }

/** All a verb has: it opens no transaction and reaches no database but this one. */
export interface Ctx {
  school: SchoolIdentity
  actor: Actor
  tx: Tx
  now: Date
  language: Language
  /** Tells other modules what happened; they learn it if and only if this unit of work commits. */
  emit(event: DomainEvent): void
  /** Says what this was done to: when an admin did it, the audit list tells. Not for what nobody else may know. */
  note(subject: Subject): void
}

export interface Subject {
  /** its title, or its first words */
  subject: string
  /** path of the page it is seen on; none once it is gone */
  url?: string
}

/** For verbs that talk to a provider: the network stays outside of transactions. */
export interface OutsideCtx extends Omit<Ctx, 'tx' | 'emit' | 'note'> {
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

export type SignedIn = Extract<Actor, { id: string }>

export const isSignedIn = (actor: Actor): actor is SignedIn => 'id' in actor
