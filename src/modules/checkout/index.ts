export { readGift } from './gifts/read-gift.ts'
export { sendingMoment } from './gifts/sending-moment.ts'
export { GIFTS_PATH } from './purchase-path.ts'
export type { Referrals, Referrer } from './referrals.ts'
