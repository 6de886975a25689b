import type { InferSelectModel } from 'drizzle-orm'
import type { SchoolIdentity } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { schools } from './tables.ts'

export interface HostRules {
  /** host[:port] of the platform; schools live on its subdomains */
  platformHost: string
  /** a school that also answers to bare localhost, in development */
  localhostSchool: string | undefined
  secure: boolean
}

type SchoolRow = Pick<
  InferSelectModel<typeof schools>,
  'id' | 'slug' | 'name' | 'language' | 'currency' | 'timeZone' | 'closedAt' | 'contactEmail'
>

export function identityOf(row: SchoolRow, rules: HostRules, customHost: string | null): SchoolIdentity {
  const { id, slug, name, language, currency, timeZone } = row
  return {
    id,
    slug,
    name,
    language,
    currency,
    timeZone,
    origin: originOf(slug, rules, customHost),
    ...(row.closedAt && { closed: { email: shownEmail(row.contactEmail) } }),
  }
}

export const originOf = (slug: string, rules: HostRules, customHost: string | null): string =>
  `${rules.secure ? 'https' : 'http'}://${customHost ?? hostOf(slug, rules)}`

function hostOf(slug: string, rules: HostRules): string {
  const port = /:\d+$/.exec(rules.platformHost)?.[0] ?? ''
  return slug === rules.localhostSchool ? `localhost${port}` : `${slug}.${rules.platformHost}`
}
