import { layOut, type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { isSignedIn, type PlatformCtx, type SchoolIdentity } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { type Audience, newestOf } from './audience.ts'
import type { previewLetter as previewing, tryLetter as trying } from './contract.ts'
import { NobodyToWriteTo } from './refusals.ts'
import { wordsFor, wordsIn } from './words.ts'

export interface TryingParts extends LetterParts {
  schools: SchoolFinder
}

const TRIES = { uses: 20, seconds: HOUR / SECOND }

/** Refuses with 409 where there is nobody to write to. */
export async function previewLetter(
  ctx: PlatformCtx,
  given: Input<typeof previewing>,
  parts: TryingParts,
): Promise<Answer<typeof previewing>> {
  const school = await paperOf(ctx, given, parts)
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const view = foundOr404(await parts.schools.view(school.id))
  const html = (language: (typeof LANGUAGES)[number]) =>
    layOut(
      { ...view, origin: school.origin },
      language,
      wordsFor(wordsIn(given), language, { name: actor.name, school: school.name }),
    ).html
  return { html_en: html('en'), html_pl: html('pl') }
}

/** Refuses as the other does, and with 429 who does so all the time. */
export async function tryLetter(
  platform: PlatformCtx,
  given: Input<typeof trying>,
  parts: TryingParts,
): Promise<Answer<typeof trying>> {
  const { actor } = platform
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const school = await paperOf(platform, given, parts)
  await countOrRefuse({ withoutSchool: platform.aside }, `letter-tried:${actor.id}`, TRIES)
  const tried = newId()
  await platform.inSchool(school).inTransaction(async (ctx) => {
    for (const language of LANGUAGES) {
      const letter = wordsFor(wordsIn(given), language, { name: actor.name, school: school.name })
      const cause = `letter-tried:${tried}:${language}`
      await writeLetter(ctx, { cause, to: actor.email, language, letter }, parts)
    }
    ctx.note({ subject: given.subject_en })
  })
  return { to: actor.email }
}

async function paperOf(ctx: PlatformCtx, asked: Audience, { schools }: TryingParts): Promise<SchoolIdentity> {
  const id = await ctx.reading('a letter is shown on the paper of a school', (tx) => newestOf(asked, tx))
  refuseUnless(id !== undefined, new NobodyToWriteTo())
  return foundOr404(await schools.byId(id))
}
