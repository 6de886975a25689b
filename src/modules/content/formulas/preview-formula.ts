import type { Ctx } from '#platform/context.ts'
import { mathOf } from './formula.ts'

export const previewFormula = (_: Ctx, { tex }: { tex: string }) => Promise.resolve({ math: mathOf(tex) ?? null })
