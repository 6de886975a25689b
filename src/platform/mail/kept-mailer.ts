import type { Mailer } from './mailer.ts'

/** Without an SMTP server mails stay in the database, where the development mailbox shows them. */
export const keptMailer: Mailer = {
  isMailbox: true,
  send: async () => undefined,
  close: () => undefined,
}
