import { localPath } from '#platform/local-path.ts'
import type { PersonRow } from './find-person.ts'
import { HOMES } from './vocabulary.ts'

/** Where a person goes after signing in: back to where they came from on this host, else to their own page. */
export const landingOf = (role: keyof typeof HOMES | PersonRow['role'], next?: string): string =>
  localPath(next, HOMES[role === 'erased' ? 'student' : role])
