import { type Ctx, holdsRight, isSignedIn } from '#platform/context.ts'
import { NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'

/** Whose seats are looked at: the viewer's, or for admins who may see students anybody's. To any other, somebody else's are not there (404). */
export function whoseSeats({ actor }: Ctx, buyerId: string | undefined): { buyerId: string; isOwn: boolean } {
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const isOwn = buyerId === undefined || buyerId === actor.id
  refuseUnless(isOwn || holdsRight(actor, 'see-students'), new NotFound())
  return { buyerId: buyerId ?? actor.id, isOwn }
}
