import { duplicateProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { requireConsultation } from './require-consultation.ts'
import { keepHours } from './setup/keep-hours.ts'
import { hoursOf } from './slots/find-slots.ts'
import { consultations } from './tables.ts'

/** Makes a draft that says, costs and is offered the same, booked by nobody. Refuses with 404 what is no consultation. */
export async function duplicateConsultation(ctx: Ctx, { consultationId }: { consultationId: string }) {
  const { consultation } = await requireConsultation(ctx, consultationId)
  const say = translator((ctx.language === 'pl' ? pl : en).titles, ctx.language)
  const { id, slug, title } = await duplicateProduct(ctx, {
    productId: consultationId,
    titled: (title) => say('copy', { title }),
  })
  await ctx.tx.insert(consultations).values({ ...consultation, productId: id })
  await keepHours(ctx, id, await hoursOf(ctx, consultationId))
  ctx.note({ subject: title, url: editorPath({ kind: 'consultation', id }) })
  return { consultation: { id, slug } }
}
