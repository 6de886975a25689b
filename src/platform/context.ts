import type { DomainEvent } from './events/event.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import { mayAs, type PanelRole, type Right } from '#platform/rights.ts'

/** What everyone needs to know of the school a request or job is about. */
export interface SchoolIdentity {
  id: string
  slug: string
  name: string
  language: Language
  currency: string
  /** an IANA name; its days are the school's days */
  timeZone: string
  /** scheme://host[:port] the school is reached at, for links in mails and return addresses */
  origin: string
  /** of one that has closed: where to write to */
  closed?: { email: string }
}

export interface Person {
  id: string
  name: string
  email: string
  /** address of their picture */
  avatar?: string | null
}

/** The admin who signed in as a student: they look, and do nothing in the student's name. */
export interface Impersonator {
  id: string
  name: string
}

export type Actor =
  | { role: 'visitor' }
  | ({ role: 'student'; impersonator?: Impersonator } & Person)
  | ({ role: 'admin'; adminRole: PanelRole } & Person)
  | ({ role: 'operator' } & Person)
  | { role: 'system' }
  | Reader

/**
 * Any of the students for whom a page is kept: signed in, and nobody in particular. Pages are rendered for them in process; no request
 * ever comes from one.
 */
export interface Reader {
  role: 'reader'
  /** products that are open to all of them, with nothing left to wait for */
  opened: readonly string[]
  /** the variants by which alone they have those; empty where they have all of them */
  variants: readonly string[]
}

/** Who asks, in which school, when and in which language. */
export interface Circumstances {
  school: SchoolIdentity
  actor: Actor
  now: Date
  language: Language
}

/** All a verb has: it opens no transaction and reaches no database but this one. */
export interface Ctx extends Circumstances {
  tx: Tx
  /** Tells other modules what happened; they learn it if and only if this unit of work commits. */
  emit(event: DomainEvent): void
  /** Says what this was done to: when an admin did it, the audit list tells. Not for what nobody else may know. */
  note(subject: Subject): void
  /** Names what is read, for pages that are kept for their readers: they are made anew once it changed. */
  shows(what: string): void
  /** Names what others see otherwise from now on. What names nothing counts as having changed all that its school shows. */
  changes(what: string): void
}

export interface Subject {
  /** its title, or its first words */
  subject: string
  /** path of the page it is seen on; none once it is gone */
  url?: string
}

/** For verbs that talk to a provider: the network stays outside of transactions. */
export interface OutsideCtx extends Circumstances {
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** A step that only reads: no transaction, and nothing can be written in it. */
  reading<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** The last step: what it gives is the answer, checked against the contract before it commits. */
  answering<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** A step that only makes ready, or clears up: it leaves nothing in the audit list. */
  aside<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** What an operator did something to. */
export interface OperatorSubject {
  /** in a few words of its own */
  subject?: string
  /** none where it is about all of them */
  schoolId?: string | null
  /** by which of its names, for a call that does one thing or another */
  as?: string
}

/** For calls that belong to no school: what an operator changes by one is written down by the transaction that changes it. */
export interface PlatformCtx {
  actor: Actor
  language: Language
  now: Date
  /** Across schools, with its reason. Nothing can be written in it. */
  reading<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same to write. `note` says what it was done to. */
  inTransaction<T>(why: string, work: (tx: Tx, note: (about: OperatorSubject) => void) => Promise<T>): Promise<T>
  /** In one school, as the product itself: each of its transactions that changes something is a deed, about what it noted. */
  inSchool(school: SchoolIdentity): OutsideCtx
  /** A step that only makes ready, across schools: it is no deed. */
  aside<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export type SignedIn = Extract<Actor, { id: string }>

export const isSignedIn = (actor: Actor): actor is SignedIn => 'id' in actor

/** Whether this is no student, but an admin who signed in as one. */
export const isImpersonated = (actor: Actor): boolean => actor.role === 'student' && actor.impersonator !== undefined

/** Whether this is no admin of the school, but an operator whom it let in. */
export const isSupport = (actor: Actor): boolean => actor.role === 'admin' && actor.adminRole === 'operator'

/** Whether they are an admin whose role has this right. */
export const holdsRight = (actor: Actor, right: Right): boolean =>
  actor.role === 'admin' && mayAs(actor.adminRole, right)

/** The same of whoever only reads: pages are kept for people who are signed in, too. */
export const readsSignedIn = (actor: Actor): actor is SignedIn | Reader => isSignedIn(actor) || actor.role === 'reader'
