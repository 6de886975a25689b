import type { World } from '#test/world.ts'
import { platformFees } from './tables.ts'

/** From now on the platform takes five percent and one zloty of each payment, and VAT on that. */
export const takeFees = ({ app }: Pick<World, 'app'>): Promise<unknown> =>
  app.units.withoutSchool('a test sets fees', (tx) =>
    tx
      .insert(platformFees)
      .values({ currency: 'PLN', basisPoints: 500, fixedAmount: 100, vatRate: 23 })
      .onConflictDoNothing(),
  )
