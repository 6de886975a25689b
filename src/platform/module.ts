import type { Config } from '#platform/config.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { App } from '#platform/http/app.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Messages } from '#platform/i18n/text.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import type { KeyRing } from '#platform/sealed.ts'

/** What is there before any module. */
export interface Ground {
  config: Config
  keys: KeyRing
  units: UnitsOfWork
  jobs: Jobs
}

/** What PostgreSQL tells every process of, for whoever remembers. */
export interface Listener {
  /** what a school's visitors see has changed; undefined: of any school */
  contentChanged(schoolId: string | undefined): void
  /** who is signed in may be called or allowed something else in a school; undefined: anywhere */
  peopleChanged(schoolId: string | undefined): void
  /** a session that ended before its time */
  sessionEnded(id: string): void
  /** who watches which films, as a process sees it */
  filmsWatched(message: string): void
}

export interface ServerWords {
  /** the texts of its refusals, by their codes */
  errors?: Messages
  /** what the audit list calls it, among the areas of a school that admins change */
  area?: string
  /** what an admin did, for the audit list: one sentence for each call of the module that changes something */
  deeds?: Record<string, string>
  /** the same of calls that are no more */
  past?: Record<string, string>
  /** what it does by itself, for the audit list */
  alone?: Record<string, string>
  /** what it alone asks for: mails, files, … */
  [part: string]: Messages | string | undefined
}

interface Brought<Made extends object, Registering, Serving, Reacting, Working, Hearing> {
  says?: Record<Language, ServerWords>
  /** its finders, ports and registers, made before anything below is asked for */
  makes?: (ground: Ground) => Made
  /** what it puts into the registers of others */
  registers?: (parts: Registering) => void
  routes?: (app: App, parts: Serving) => void | Promise<void>
  reactions?: (reactions: Reactions, parts: Reacting) => void
  jobs?: (jobs: Jobs, parts: Working) => void
  hears?: (parts: Hearing) => Partial<Listener>
}

/** What a module brings to the house. `Made` it hands to all others, under these names; `Needed` it asks of them. */
export type Module<Made extends object, Needed> = Brought<Made, Needed, Needed, Needed, Needed, Needed>

/** The manifest of a module: what each of its parts needs is read from what the part takes. */
export const module = <
  Made extends object = object,
  Registering = unknown,
  Serving = unknown,
  Reacting = unknown,
  Working = unknown,
  Hearing = unknown,
>(
  brought: Brought<Made, Registering, Serving, Reacting, Working, Hearing>,
): Module<Made, Registering & Serving & Reacting & Working & Hearing> => brought

/** All that the modules of a registry make, by name. */
export type MadeBy<Registry extends Record<string, Module<object, never>>> = {
  [Name in keyof Registry]: Registry[Name] extends Module<infer Made, never> ? (made: Made) => void : never
}[keyof Registry] extends (made: infer All) => void
  ? All
  : never

/** Lets every module make what it makes. No two may call theirs the same. */
export function makeParts<Registry extends Record<string, Module<object, never>>>(
  registry: Registry,
  ground: Ground,
): MadeBy<Registry> {
  const parts = new Map<string, unknown>()
  for (const { makes } of Object.values(registry))
    for (const [name, part] of Object.entries(makes?.(ground) ?? {})) {
      if (parts.has(name)) throw new Error(`Two modules make a part called ${name}`)
      parts.set(name, part)
    }
  return Object.fromEntries(parts) as MadeBy<Registry>
}
