import type { Config } from '#platform/config.ts'
import { module } from '#platform/module.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { mailWaiter } from './failing/mail-waiter.ts'
import { forgettingMails } from './forget-mails.ts'
import { Attachments } from './attachments.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { mailRoutes } from './routes.ts'
import { mailsAgain } from './send-again.ts'
import { mailSending, type SendingParts } from './send-mail.ts'
import { mailWriter } from './write-mail.ts'

interface JobParts extends SendingParts {
  config: Pick<Config, 'keptForDays'>
}

export const mails = module({
  says: { en, pl },
  makes: ({ jobs, keys }) => ({
    writeMail: mailWriter(jobs, keys),
    sendAgain: mailsAgain(jobs),
    attachments: new Attachments(),
  }),
  registers: ({ waiters }: { waiters: Waiters }) => waiters.register(mailWaiter),
  routes: mailRoutes,
  jobs(jobs, parts: JobParts) {
    jobs.add(mailSending(parts))
    jobs.addTimed(forgettingMails(parts.units, parts.config.keptForDays.mails))
  },
})
