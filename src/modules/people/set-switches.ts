import { eq } from 'drizzle-orm'
import { refuseHeld } from '#modules/schools/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { setSwitches as endpoint } from './contract.ts'
import { switchesSet } from './events.ts'
import { signedIn } from './signed-in.ts'

export async function setSwitches(ctx: Ctx, switches: Input<typeof endpoint>): Promise<{ done: true }> {
  if (switches.are_students_admitted) await refuseHeld(ctx)
  const changed = {
    isLoginEnabled: switches.is_login_enabled,
    isRegistrationEnabled: switches.is_registration_enabled,
    areStudentsAdmitted: switches.are_students_admitted,
  }
  const { isLoginEnabled, isRegistrationEnabled, areStudentsAdmitted } = schools
  const [now] = await ctx.tx.update(schools).set(changed).where(eq(schools.id, ctx.school.id)).returning({
    is_login_enabled: isLoginEnabled,
    is_registration_enabled: isRegistrationEnabled,
    are_students_admitted: areStudentsAdmitted,
  })
  ctx.note({ subject: ctx.school.name, url: '/home/settings/people' })
  ctx.emit(switchesSet({ by_id: signedIn(ctx).id, ...foundOr404(now) }))
  return { done: true }
}
