import { SEND_MAIL } from './send-mail.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** Has mails sent that were kept and did not go out; one that is being sent just now is not sent twice. */
export type SendAgain = (mails: readonly { id: string; schoolId: string }[]) => Promise<void>

export const mailsAgain =
  (jobs: Jobs): SendAgain =>
  (mails) =>
    jobs.tryAgain(
      SEND_MAIL,
      mails.map(({ id, schoolId }) => ({ key: id, data: { school_id: schoolId, mail_id: id } })),
    )
