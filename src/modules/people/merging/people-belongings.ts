import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { adminMailRefusals } from '../admin-mails/tables.ts'
import { emailChanges } from '../email-change/tables.ts'
import {
  handovers,
  impersonations,
  keptIdentities,
  mergedAccounts,
  passwordResets,
  sessions,
  supportLeaves,
} from '../tables.ts'
import { type Belonging, counted, ended, endedWithLogin, type Merge, moved } from './belongings.ts'

export const peopleBelongings: Belonging[] = [
  endedWithLogin(sessions.personId),
  endedWithLogin(passwordResets.personId),
  endedWithLogin(handovers.personId),
  {
    ...ended(emailChanges.personId),
    async work(ctx, merge) {
      await ended(emailChanges.personId).work?.(ctx, merge)
      if (merge.loginOf === 'gone') await withdrawChange(ctx, merge)
    },
  },
  ended(adminMailRefusals.personId),
  moved(impersonations.studentId),
  moved(impersonations.adminId),
  moved(supportLeaves.grantedById),
  moved(mergedAccounts.studentId),
  // Of accounts that were deleted, which nobody merges.
  counted(keptIdentities.personId),
]

/** Its links are from an address that the account has no more. */
async function withdrawChange({ tx, now }: Ctx, { keptId }: Merge): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now, outcome: 'withdrawn' })
    .where(and(eq(emailChanges.personId, keptId), isNull(emailChanges.endedAt)))
}
