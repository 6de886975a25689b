import { eq } from 'drizzle-orm'
import { type Ctx, type OutsideCtx, type SignedIn } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { WayOn } from '../contract.ts'
import { IMPERSONATION_LIFETIME, sessionCookie, setImpersonationCookie } from '../session-cookie.ts'
import { signedIn } from '../signed-in.ts'
import { studentById } from '../student-by-id.ts'
import { impersonations, sessions } from '../tables.ts'
import { HOMES } from '../vocabulary.ts'

/** The admin's own session stays beside it. Refuses with 404 who is no student of the school. */
export async function signInAsStudent(ctx: OutsideCtx, { id }: { id: string }, exchange: Exchange): Promise<WayOn> {
  const { request, reply } = exchange
  const own = sessionCookie(request)
  refuseUnless(own !== undefined, new NotSignedIn())
  const secret = newSecret()
  const answer = await ctx.answering(async (inside) => {
    // Not while the account is being deleted.
    const [student] = await studentById(inside, id).for('share')
    const { name } = foundOr404(student)
    inside.note({ subject: name, url: `/home/students/${id}` })
    const { host } = request.caller
    await open(inside, { id: digestOf(secret), personId: id, host, openedFrom: digestOf(own) }, signedIn(ctx))
    return { redirect_to: HOMES.student }
  })
  setImpersonationCookie(reply, secret)
  return answer
}

type Opened = Pick<typeof sessions.$inferInsert, 'id' | 'personId' | 'host'> & { openedFrom: string }

async function open({ tx, now }: Ctx, session: Opened, admin: SignedIn): Promise<void> {
  await tx.insert(impersonations).values({
    studentId: session.personId,
    adminId: admin.id,
    adminName: admin.name,
    createdAt: now,
  })
  // One browser looks as one student.
  await tx.delete(sessions).where(eq(sessions.openedFrom, session.openedFrom))
  const expiresAt = new Date(now.getTime() + IMPERSONATION_LIFETIME)
  await tx.insert(sessions).values({ ...session, renewedAt: now, expiresAt })
}
