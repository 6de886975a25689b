export { readGift } from './gifts/read-gift.ts'
export { sendingMoment } from './gifts/sending-moment.ts'
export { Referrals, type Referrer } from './referrals.ts'
