import type { Gateways } from '#modules/payments/index.ts'
import type { Ctx } from '#platform/context.ts'
import { findOfferedUpsell } from './read-upsell.ts'

/** Whether a buyer is asked to let their card be kept: only where something is offered after what they buy, and their gateway keeps cards. */
export const mayKeepCard = async (
  ctx: Ctx,
  bought: Parameters<typeof findOfferedUpsell>[1],
  gateways: Pick<Gateways, 'savesCards'>,
): Promise<boolean> => (await findOfferedUpsell(ctx, bought)) !== undefined && (await gateways.savesCards(ctx))
