export { countHolders } from './count-holders.ts'
export { countOpened } from './count-opened.ts'
export { inAWeek } from './endings/in-a-week.ts'
export { type AccessEnd, findAccessEnd } from './find-access-end.ts'
export { findAccessSpan } from './find-access-span.ts'
export type {
  FulfillableKind,
  Fulfillables,
  Gift,
  GivenSeat,
  HeldSeat,
  SeatKeeper,
  TakingPlace,
} from './fulfillable.ts'
export { giveAccess } from './give-access.ts'
export { grantAccess, grantParts, type Guests, type NewGrant } from './grant-access.ts'
export { hasAccess } from './has-access.ts'
export { lockPurchase } from './lock-purchase.ts'
export { askedOfOne, isGiven, isLasting, isOpen, isOpening, ofOpenGrants, openingAll, openSpan } from './open-grants.ts'
export { isOpenedBy, openersOf } from './openers.ts'
export type { BegunPlan, PeriodPayment, PlanKeeper, PlanReduction, SoldPlan } from './plans.ts'
export { moveGrantEnd } from './move-grant-end.ts'
export { listProductRows } from './list-product-rows.ts'
export { isBelowPlace, now, ownedList, type OwnedRow, owner } from './owned/owned-list.ts'
export type { OwnedLists } from './owned/owned-lists.ts'
export { heldId, ownedProducts } from './owned/owned-products.ts'
export { listingMine, listingOf } from './owned/read-owned.ts'
export { revokeGrantsFrom, revokePartsOf, revokeWithParts } from './revoke-grants.ts'
export { isGranted } from './is-granted.ts'
export { openedByGrant } from './opened-by-grant.ts'
export { takeAccess } from './take-access.ts'
export { AlreadyHasAccess } from './refusals.ts'
