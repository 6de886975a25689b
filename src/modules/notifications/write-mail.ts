import type { Ctx } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { SEND_MAIL } from './send-mail.ts'
import { mails } from './tables.ts'

export interface MailContent {
  subject: string
  html: string
  text: string
}

export interface NewMail {
  /** what it is about; the same cause is told once, however often it is written */
  cause: string
  to: string
  mail: MailContent
  headers?: Record<string, string>
}

/** Keeps a mail and the job that sends it, with the caller's commit. Answers false when the cause was told before. */
export type WriteMail = (ctx: Ctx, mail: NewMail) => Promise<boolean>

export function mailWriter(jobs: Jobs): WriteMail {
  return async (ctx, { cause, to, mail, headers = {} }) => {
    const [kept] = await ctx.tx
      .insert(mails)
      .values({ cause, to, ...mail, headers, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: mails.id })
    if (!kept) return false
    await jobs.put(ctx.tx, SEND_MAIL, { school_id: ctx.school.id, mail_id: kept.id })
    return true
  }
}
