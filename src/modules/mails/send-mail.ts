import { eq, type InferSelectModel } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { KeyRing } from '#platform/sealed.ts'
import type { Attachments } from './attachments.ts'
import { withSecret } from './mail-secret.ts'
import { mails } from './tables.ts'

/** Queues keep the names they began with: something may wait in them while a new version is put in place. */
export const SEND_MAIL = 'notifications.send-mail'

export interface SendingParts {
  units: UnitsOfWork
  schools: SchoolFinder
  mailer: Mailer
  keys: KeyRing
  attachments: Attachments
}

/** Sends a kept mail, marks it and drops its secret; a mail that was sent already stays as it is. */
export function mailSending({
  units,
  schools,
  mailer,
  keys,
  attachments,
}: SendingParts): JobKind<{ school_id: string; mail_id: string }> {
  return {
    queue: SEND_MAIL,
    concurrency: 4,
    expireInSeconds: 120,
    retryLimit: 12,
    async work({ school_id, mail_id }) {
      const school = await schools.byId(school_id)
      const view = await schools.view(school_id)
      if (!school || !view) return
      const ctx = units.outside({ school, actor: { role: 'system' } })
      const inUnit = ctx.inTransaction
      const [mail] = await inUnit(({ tx }) => tx.select().from(mails).where(eq(mails.id, mail_id)))
      if (!mail || mail.sentAt) return
      const write = (changed: (now: Date) => Partial<InferSelectModel<typeof mails>>) =>
        inUnit(({ tx, now }) => tx.update(mails).set(changed(now)).where(eq(mails.id, mail_id)))
      try {
        await mailer.send({
          ...withSecret(keys, mail),
          fromName: school.name,
          replyTo: view.contact_email,
          attachments: mail.attachment && !mailer.isMailbox ? [await attachments.make(ctx, mail.attachment)] : [],
        })
      } catch (error) {
        await write((now) => ({ failedAt: now, failure: saidIn(error) }))
        throw error
      }
      await write((now) => ({
        sentAt: now,
        failedAt: null,
        failure: null,
        ...(mailer.isMailbox ? {} : { sealed: null }),
      }))
    },
  }
}

const SAID = 500

/** The words of the other mail server where there are any. */
function saidIn(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown }
  return String(response ?? message ?? error).slice(0, SAID)
}
