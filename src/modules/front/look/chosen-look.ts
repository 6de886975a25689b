import type { z } from 'zod'
import { type ChosenAppearance, chosenLook as chosenSite, requireLogos } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { type ChosenFront, chosenFront, requireOwn } from '../chosen-front.ts'
import type { ChosenLook as Given } from './contract.ts'

/** How pages look and what the front page leads with, as it is kept. */
export interface ChosenLook {
  site: ChosenAppearance
  front: ChosenFront
}

export const chosenLook = (given: z.output<typeof Given>): ChosenLook => ({
  site: chosenSite(given),
  front: chosenFront(given),
})

/** Refuses with 404 what is not the school’s, with 422 a picture that was uploaded as something else. */
export async function requireLook(ctx: Ctx, { site, front }: ChosenLook): Promise<void> {
  await requireLogos(ctx, site)
  await requireOwn(ctx, front)
}
