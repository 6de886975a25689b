import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { leadForms } from './tables.ts'
import type { FormRow } from './view.ts'

/** @throws NotFound */
export async function getForm({ tx }: Ctx, formId: string): Promise<FormRow> {
  const [row] = await formById(tx, { formId })
  return foundOr404(row)
}

const formById = prepared('lead_form', (tx) =>
  tx
    .select()
    .from(leadForms)
    .where(eq(leadForms.id, sql.placeholder('formId'))),
)
