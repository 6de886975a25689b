import type { Ctx } from '#platform/context.ts'

/** Asked before a student shows another name; refuses who may not write. The module that moderates what is written knows. */
export type NameGuard = (ctx: Ctx, studentId: string) => Promise<void>
