import type { Fulfillables } from '#modules/access/index.ts'
import { endedBy } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { guessOf, limitGuesses } from '#modules/offers/index.ts'
import { en } from '../messages/server-reminder-en.ts'
import { pl } from '../messages/server-reminder-pl.ts'
import * as contract from './contract.ts'
import { endReminders } from './end-reminders.ts'
import { forgetReminder } from './forget-reminder.ts'
import { keepReminder } from './keep-reminder.ts'
import { restoreForm } from './restore-form.ts'

export function reminderRoutes(app: App, { fulfillables }: { fulfillables: Fulfillables }): void {
  serveOutsideTransaction(app, contract.keepReminder, (ctx, input, exchange) =>
    limitGuesses(guessOf(ctx, input, exchange), () => keepReminder(ctx, input, exchange, fulfillables)),
  )
  serve(app, contract.forgetReminder, forgetReminder)
  serve(app, contract.restoreForm, restoreForm)
  serveOutsideTransaction(app, contract.endReminders, async (ctx, { token }, { request }) => {
    await ctx.inTransaction((inside) => endReminders(inside, token, app.secretKey))
    const message = translator(ctx.language === 'pl' ? pl : en, ctx.language)('ended')
    return endedBy(request, { redirect_to: `/no-reminders/${token}`, message })
  })
}
