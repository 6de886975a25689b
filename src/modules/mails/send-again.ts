import { SEND_MAIL } from './send-mail.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** Has mails sent that were kept and did not go out; one that is being sent just now is not sent twice. Beside the writes of `tx`, if any. */
export type SendAgain = (mails: readonly { id: string; schoolId: string }[], tx?: Tx) => Promise<void>

export const mailsAgain =
  (jobs: Jobs): SendAgain =>
  (mails, tx) =>
    jobs.tryAgain(
      SEND_MAIL,
      mails.map(({ id, schoolId }) => ({ key: id, data: { school_id: schoolId, mail_id: id } })),
      tx,
    )
