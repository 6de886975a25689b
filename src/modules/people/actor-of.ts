import type { Actor } from '#platform/context.ts'
import type { PersonRow } from './find-person.ts'

type Known = Pick<PersonRow, 'id' | 'role' | 'adminRole' | 'name' | 'email'> & Partial<Pick<PersonRow, 'avatar'>>

/** A person of the school as who does something in it. */
export function actorOf({
  id,
  role,
  adminRole,
  name,
  email,
  avatar = null,
}: Known): Extract<Actor, { role: 'admin' | 'student' }> {
  const person = { id, name, email, avatar }
  if (role === 'erased') throw new Error('Nobody signs in to an account that was deleted')
  if (role === 'student') return { role, ...person }
  if (role === 'operator') return { role: 'admin', adminRole: role, ...person }
  if (!adminRole) throw new Error('The database lets no admin be without a role')
  return { role, adminRole, ...person }
}
