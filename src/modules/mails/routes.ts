import type { Config } from '#platform/config.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import type { KeyRing } from '#platform/sealed.ts'
import * as contract from './contract.ts'
import type { Attachments } from './attachments.ts'
import * as failing from './failing/contract.ts'
import { listUnsentMails } from './failing/list-unsent-mails.ts'
import { sendMailAgain } from './failing/send-mail-again.ts'
import { getKeptAttachment } from './get-kept-attachment.ts'
import { getKeptMail } from './get-kept-mail.ts'
import { listKeptMails } from './list-kept-mails.ts'
import type { SendAgain } from './send-again.ts'

interface MailParts {
  config: Pick<Config, 'production'>
  keys: KeyRing
  attachments: Attachments
  sendAgain: SendAgain
}

export function mailRoutes(app: App, parts: MailParts): void {
  serve(app, failing.listUnsentMails, listUnsentMails)
  serveOutsideTransaction(app, failing.sendMailAgain, (ctx, input) => sendMailAgain(ctx, input, parts.sendAgain))
  if (!parts.config.production) mailboxRoutes(app, parts)
}

/** In development and in tests only: they show everyone's mails to everyone. */
function mailboxRoutes(app: App, { keys, attachments }: MailParts): void {
  serve(app, contract.listKeptMails, listKeptMails)
  serve(app, contract.getKeptMail, (ctx, input) => getKeptMail(ctx, input, keys))
  serveOutsideTransaction(app, contract.getKeptAttachment, (ctx, input, exchange) =>
    getKeptAttachment(ctx, input, exchange, attachments),
  )
}
