import { CodeBody } from '#modules/offers/codes/contract.ts'
import { createCode } from '#modules/offers/codes/store-code.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { CodeContent } from '../content.ts'

const MADE_DAYS_AGO = 12

/** Codes that nobody has used yet. */
export async function writeCodes(ctx: Ctx, codes: CodeContent[]): Promise<void> {
  const at = (days: number) => new Date(ctx.now.getTime() + days * DAY)
  for (const { endsInDays, ...code } of codes) {
    const ends_at = endsInDays === undefined ? null : at(endsInDays).toISOString()
    await createCode({ ...ctx, now: at(-MADE_DAYS_AGO) }, CodeBody.parse({ ...code, ends_at }))
  }
}
