import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type Letter, layOut, type WriteMail } from '#modules/notifications/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'

/** Lets modules that notifications stand upon have their letters sent, on the school's paper. */
export const letterWriter =
  (schools: SchoolFinder, writeMail: WriteMail) =>
  async (
    ctx: Ctx,
    { language, letter, ...mail }: { cause: string; to: string; language: Language; letter: Letter },
  ) => {
    const school = foundOr404(await schools.view(ctx.school.id))
    return writeMail(ctx, { ...mail, mail: layOut({ ...school, origin: ctx.school.origin }, language, letter) })
  }
