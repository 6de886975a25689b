import { endedBy } from '#modules/mails/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { offerAhead, removeWaiting } from './change-line.ts'
import * as contract from './contract.ts'
import { joinAsVisitor, joinWaitingList } from './join-list.ts'
import { getEntryByLink, leaveByLink, leaveMine } from './leave-list.ts'
import { listWaitingLine } from './list-waiting-line.ts'
import { listMyEntries } from './own-entries.ts'

export function waitingRoutes(app: App): void {
  const { secretKey } = app
  serveOutsideTransaction(app, contract.joinAsVisitor, joinAsVisitor)
  serveOutsideTransaction(app, contract.joinWaitingList, joinWaitingList)
  serve(app, contract.listMyEntries, listMyEntries)
  serve(app, contract.leaveMine, leaveMine)
  serve(app, contract.getEntryByLink, (ctx, input) => getEntryByLink(ctx, input, secretKey))
  serveOutsideTransaction(app, contract.leaveByLink, async (ctx, { token }, { request }) => {
    await ctx.inTransaction((inside) => leaveByLink(inside, token, secretKey))
    const say = translator((ctx.language === 'pl' ? pl : en).waiting, ctx.language)
    return endedBy(request, { redirect_to: `/waiting-list/${token}`, message: say('leftList') })
  })
  serve(app, contract.listWaitingLine, listWaitingLine)
  serve(app, contract.removeWaiting, removeWaiting)
  serve(app, contract.offerAhead, offerAhead)
}
