import { type Actor, isSignedIn, type SignedIn } from '#platform/context.ts'
import { NotSignedIn } from '#platform/refusal.ts'

export function signedIn({ actor }: { actor: Actor }): SignedIn {
  if (!isSignedIn(actor)) throw new NotSignedIn()
  return actor
}
