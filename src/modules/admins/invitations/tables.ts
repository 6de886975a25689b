import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { asciiDomain, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { ADMIN_ROLES } from '#platform/rights.ts'

/** An address whose owner may become an admin; one that is neither accepted nor withdrawn for each address. */
export const adminInvitations = schoolTable(
  'admin_invitations',
  {
    email: text().notNull(),
    adminRole: text({ enum: ADMIN_ROLES }).notNull(),
    /** null once they are gone */
    invitedById: pointsTo(() => people.id),
    /** of the link in the last mail; null until that is written */
    tokenDigest: text(),
    /** how often its mail was asked for, and when last */
    sendings: integer().notNull().default(1),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    acceptedAt: moment(),
    withdrawnAt: moment(),
  },
  (t) => [
    uniqueIndex('admin_invitations_token').on(t.tokenDigest),
    uniqueIndex('admin_invitations_once')
      .on(t.schoolId, sql`lower(${t.email})`)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('admin_invitations_waiting')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('admin_invitations_by_inviter').on(t.invitedById),
    oneOf('admin_invitations_role', t.adminRole, ADMIN_ROLES),
    asciiDomain('admin_invitations_email', t.email),
    check('admin_invitations_settled_once', sql`${t.acceptedAt} is null or ${t.withdrawnAt} is null`),
  ],
)
export type InvitationRow = typeof adminInvitations.$inferSelect
