import { brakeNaming } from '#modules/catalog/index.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Purchase } from '../contract.ts'

/** Lets nobody fill a mailbox with tickets in its name. Refuses with 429. */
export async function brakeGuests({ guests = [] }: Pick<Purchase, 'guests'>, { request }: Exchange): Promise<void> {
  for (const email of new Set(guests.flatMap((guest) => guest?.email || [])))
    await brakeNaming(request.server.units, email)
}
