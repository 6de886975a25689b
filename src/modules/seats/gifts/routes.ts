import type { Fulfillables } from '#modules/access/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { changeGift } from './change-gift.ts'
import * as contract from './contract.ts'
import { listMyGifts } from './list-my-gifts.ts'
import { listOrderGifts } from './list-order-gifts.ts'
import { returnGift } from './return-gift.ts'
import { sendGift } from './send-gift.ts'

export function giftRoutes(app: App, fulfillables: Fulfillables): void {
  serve(app, contract.listMyGifts, listMyGifts)
  serve(app, contract.changeGift, (ctx, input) => changeGift(ctx, input, fulfillables))
  serve(app, contract.listOrderGifts, listOrderGifts)
  serve(app, contract.correctGift, (ctx, input) => changeGift(ctx, input, fulfillables))
  serve(app, contract.sendGift, sendGift)
  serve(app, contract.returnGift, (ctx, input) => returnGift(ctx, input, fulfillables))
}
