import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { StudentProfile } from './contract.ts'
import { studentById } from './student-by-id.ts'
import { viewOwnable } from './view.ts'

/** A student as admins see them. @throws NotFound */
export async function getStudent(ctx: Ctx, { id }: { id: string }): Promise<StudentProfile> {
  const [row] = await studentById(ctx, id)
  const student = foundOr404(row)
  return { ...viewOwnable(student), email: shownEmail(student.email), created_at: student.createdAt.toISOString() }
}
