import { mayWriteMore } from '#modules/limits/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/sealed.ts'
import type { KeptAttachment } from './attachments.ts'
import { hideSecret } from './mail-secret.ts'
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
  /** what goes along, by what it is of */
  attachment?: KeptAttachment
  /** what a link in it opens something by: kept locked, and only until it is sent */
  secret?: string
  /** readers can do without it: left out once the school has sent as many mails this month as it may */
  isDispensable?: boolean
}

/** Keeps a mail and the job that sends it, with the caller's commit. Answers false when the cause was told before, or it was left out. */
export type WriteMail = (ctx: Ctx, mail: NewMail) => Promise<boolean>

export function mailWriter(jobs: Jobs, keys: KeyRing): WriteMail {
  return async (ctx, { cause, to, mail, headers = {}, attachment, secret, isDispensable = false }) => {
    if (isDispensable && !(await mayWriteMore(ctx))) return false
    const id = newId()
    const hidden = secret === undefined ? {} : hideSecret(keys, id, mail, secret)
    const [kept] = await ctx.tx
      .insert(mails)
      .values({ id, cause, to, ...mail, ...hidden, headers, attachment, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: mails.id })
    if (!kept) return false
    await jobs.put(ctx.tx, SEND_MAIL, { school_id: ctx.school.id, mail_id: kept.id }, { key: kept.id })
    return true
  }
}
