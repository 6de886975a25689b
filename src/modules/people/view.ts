import type { InferSelectModel } from 'drizzle-orm'
import type { Ownable } from '#platform/contract/shapes.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { Viewer } from './contract.ts'
import type { people } from './tables.ts'

type PersonRow = InferSelectModel<typeof people>

const typeOf = (role: PersonRow['role']) => (role === 'admin' || role === 'operator' ? 'App\\User' : 'App\\Student')

/** A person as others see them (engagement §3, ownable). */
export const viewOwnable = (row: Pick<PersonRow, 'id' | 'name' | 'avatar' | 'role'>): Ownable => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  type: typeOf(row.role),
})

/** A person as they see themselves. */
export const viewViewer = (row: PersonRow, schoolLanguage: Language): Viewer => ({
  ...viewOwnable(row),
  email: shownEmail(row.email),
  language: row.language ?? schoolLanguage,
})
