export { readGift } from './gifts/read-gift.ts'
export { GIFTS_PATH } from './purchase-path.ts'
export type { Referrals, Referrer } from './referrals.ts'
