export { brakeNaming } from './guests/brake-naming.ts'
export { findOffer } from './waiting/find-offer.ts'
