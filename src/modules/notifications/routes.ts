import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getKeptMail } from './get-kept-mail.ts'
import { listKeptMails } from './list-kept-mails.ts'

/** Registered in development and in tests only: it shows everyone's mails to everyone. */
export function mailboxRoutes(app: App): void {
  serve(app, contract.listKeptMails, listKeptMails)
  serve(app, contract.getKeptMail, getKeptMail)
}
