import { requirePicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { previewLogos as endpoint } from './contract.ts'
import { logosOf } from './logos.ts'
import { LOGO } from './vocabulary.ts'

/** Nothing is kept. */
export async function previewLogos(ctx: Ctx, tried: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const pictureOf = async (field: 'logo_id' | 'dark_logo_id') =>
    tried[field] ? requirePicture(ctx, { id: tried[field], context: LOGO, field }) : null
  return { logos: logosOf({ logo: await pictureOf('logo_id'), darkLogo: await pictureOf('dark_logo_id') }) }
}
