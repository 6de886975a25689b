import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'

/** Who may log in and register at the school now. */
export async function getSwitches(ctx: Ctx) {
  const { isLoginEnabled, isRegistrationEnabled, areStudentsAdmitted } = schools
  const [row] = await ctx.tx.select({ isLoginEnabled, isRegistrationEnabled, areStudentsAdmitted }).from(schools)
  return foundOr404(row)
}
