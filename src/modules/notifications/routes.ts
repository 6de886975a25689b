import { endedBy } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { getAnswerMails } from './get-answer-mails.ts'
import { getProductMails } from './get-product-mails.ts'
import { sayIn } from './say.ts'
import { setAnswerMails } from './set-answer-mails.ts'
import { setProductMails } from './set-product-mails.ts'
import type { TopicMails } from './topic-mails.ts'
import { getUnsubscription } from './unsubscribe/get-unsubscription.ts'
import { unsubscribe } from './unsubscribe/unsubscribe.ts'

export function notificationRoutes(app: App, topicMails: TopicMails): void {
  const parts = { secretKey: app.secretKey, topicMails }
  serve(app, contract.getAnswerMails, getAnswerMails)
  serve(app, contract.setAnswerMails, setAnswerMails)
  serve(app, contract.getProductMails, getProductMails)
  serve(app, contract.setProductMails, setProductMails)
  serve(app, contract.getUnsubscription, (ctx, input) => getUnsubscription(ctx, input, parts))
  serveOutsideTransaction(app, contract.unsubscribe, async (ctx, { token }, { request }) => {
    await ctx.inTransaction((inside) => unsubscribe(inside, token, parts))
    return endedBy(request, { redirect_to: `/unsubscribe/${token}`, message: sayIn(ctx.language)('unsubscribed') })
  })
}
