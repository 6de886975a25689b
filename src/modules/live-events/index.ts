export { findOffer } from './waiting/find-offer.ts'
export { bindOffer, places } from './waiting/places.ts'
