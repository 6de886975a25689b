/** What most checkouts have below, in one file; each stands in its place by itself. */
export { BillingPart } from './BillingPart.tsx'
export { CodePart } from './CodePart.tsx'
export { GiftPart } from './gifts/GiftPart.tsx'
export { RemindMe } from './reminders/RemindMe.tsx'
