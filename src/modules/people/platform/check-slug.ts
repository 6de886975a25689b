import { eq } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'

export async function checkSlug(units: UnitsOfWork, slug: string): Promise<{ is_free: boolean }> {
  const [taken] = await units.withoutSchool('addresses are shared by all schools', (tx) =>
    tx.select({ id: schools.id }).from(schools).where(eq(schools.slug, slug)),
  )
  return { is_free: taken === undefined }
}
