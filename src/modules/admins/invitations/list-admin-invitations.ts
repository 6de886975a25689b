import { and, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { AdminInvitationPage } from './contract.ts'
import { adminInvitations } from './tables.ts'
import { viewInvitation } from './view.ts'

const PAGE = 30

export async function listAdminInvitations(
  { tx, now }: Ctx,
  { cursor }: { cursor?: string | undefined },
): Promise<AdminInvitationPage> {
  const { createdAt, id, acceptedAt, withdrawnAt } = adminInvitations
  const rows = await tx
    .select()
    .from(adminInvitations)
    .where(and(isNull(acceptedAt), isNull(withdrawnAt), olderThan(createdAt, id, cursor)))
    .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewInvitation(row, now),
    (last) => `/json/home/settings/admin-invitations?cursor=${cursorOf(last)}`,
  )
}
