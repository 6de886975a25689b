import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '../tables.ts'
import type { Pitch } from './vocabulary.ts'
import { NO_PITCH, pitchOfProduct } from './read-pitch.ts'

/** Refuses with 404. */
export async function getPitch({ tx }: Ctx, { productId }: { productId: string }): Promise<Pitch> {
  const [found] = await tx.select({ pitch: pitchOfProduct }).from(products).where(eq(products.id, productId))
  return foundOr404(found).pitch ?? NO_PITCH
}
