import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { sanitizeRichText } from '#platform/rich-text.ts'
import type { publishLegalText as endpoint } from './contract.ts'
import { findLegalText } from './get-legal-text.ts'
import { LegalTextChanged } from './refusals.ts'
import { blanksIn } from './messages/samples/blanks.ts'
import { legalTexts } from './tables.ts'
import { viewLegalText } from './view.ts'

/**
 * Adds the next version; words that are as they were make none. Refuses with 409 what another admin has published over, with 422 what is empty
 * and what a sample left open.
 */
export async function publishLegalText(
  ctx: Ctx,
  { which, html: typed, version }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const html = sanitizeRichText(typed)
  if (html === '') throw invalidField('html', 'validation.required')
  const blanks = blanksIn(typed)
  if (blanks.length > 0) throw invalidField('html', 'validation.blanks-left', { blanks: blanks.join(' ') })
  const newest = await findLegalText(ctx, which)
  refuseUnless((newest?.version ?? 0) === version, new LegalTextChanged())
  if (newest?.html === html) return viewLegalText(newest)
  ctx.note({ subject: String(version + 1), url: `/${which}` })
  const [published] = await ctx.tx
    .insert(legalTexts)
    .values({ which, version: version + 1, html, createdAt: ctx.now })
    .returning()
  return viewLegalText(published!)
}
