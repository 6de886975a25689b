import { people } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { newId } from '#platform/ids.ts'
import type { SchoolContent, Voice } from '../content.ts'

export interface WrittenStudent {
  id: string
  name: string
  voice: Voice
  language: Language
}

const ADMIN_SINCE_DAYS = 420
const STUDENTS_SINCE_DAYS = 62

export async function writePeople(ctx: Ctx, content: SchoolContent, hashes: { admin: string; student: string }) {
  const { name, email } = content.admin
  const admin = { id: newId(), name, email, role: 'admin' as const, adminRole: 'owner' as const }
  const demoStudent: WrittenStudent = { id: newId(), voice: 'f', ...content.student }
  const students: WrittenStudent[] = content.students.map((student) => ({ id: newId(), ...student }))
  const since = (days: number) => new Date(ctx.now.getTime() - days * DAY)
  await ctx.tx.insert(people).values([
    { ...admin, passwordHash: hashes.admin, createdAt: since(ADMIN_SINCE_DAYS) },
    ...[demoStudent, ...students].map(({ id, name, language }, index) => ({
      id,
      name,
      language,
      role: 'student' as const,
      email: id === demoStudent.id ? content.student.email : addressOf(name),
      passwordHash: id === demoStudent.id ? hashes.student : null,
      createdAt: since(STUDENTS_SINCE_DAYS - index / students.length),
    })),
  ])
  return { admin, demoStudent, students }
}

const addressOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('’', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '.')}@example.com`
