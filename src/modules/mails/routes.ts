import type { Config } from '#platform/config.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import type { KeyRing } from '#platform/sealed.ts'
import * as contract from './contract.ts'
import type { Attachments } from './attachments.ts'
import { getKeptAttachment } from './get-kept-attachment.ts'
import { getKeptMail } from './get-kept-mail.ts'
import { listKeptMails } from './list-kept-mails.ts'

interface MailboxParts {
  config: Pick<Config, 'production'>
  keys: KeyRing
  attachments: Attachments
}

/** In development and in tests only: they show everyone's mails to everyone. */
export function mailboxRoutes(app: App, { config, keys, attachments }: MailboxParts): void {
  if (config.production) return
  serve(app, contract.listKeptMails, listKeptMails)
  serve(app, contract.getKeptMail, (ctx, input) => getKeptMail(ctx, input, keys))
  serveOutsideTransaction(app, contract.getKeptAttachment, (ctx, input, exchange) =>
    getKeptAttachment(ctx, input, exchange, attachments),
  )
}
