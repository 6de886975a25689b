import type { LetterParts } from '#modules/mails/index.ts'
import { openLeave } from '#modules/people/index.ts'
import { SUPPORT_PAGE } from '#modules/people/support/vocabulary.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { isSignedIn, type PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { toOwners } from '../mails/to-owners.ts'
import type { askForLeave as endpoint } from './contract.ts'
import { HasLeave } from './refusals.ts'

/** Letters to the owners of one school. */
const ASKED_A_DAY = { uses: 3, seconds: DAY / SECOND }

interface Parts extends LetterParts {
  schools: SchoolFinder
}

/** Refuses with 404 a school that is none, with 409 one that lets support in already. */
export async function askForLeave(
  platform: PlatformCtx,
  { id, reason }: Input<typeof endpoint>,
  parts: Parts,
): Promise<Answer<typeof endpoint>> {
  const school = foundOr404(await parts.schools.byId(id))
  const { actor } = platform
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const inside = platform.inSchool(school)
  const isOpen = await inside.reading((ctx) => openLeave(ctx, id))
  refuseUnless(isOpen === undefined, new HasLeave())
  await countOrRefuse({ withoutSchool: platform.aside }, `support-asked:${id}`, ASKED_A_DAY)
  await inside.inTransaction(async (ctx) => {
    await toOwners(ctx, `support-asked:${newId()}`, parts, (say, name) => ({
      subject: say('leave.subject', { school: school.name }),
      heading: say('leave.heading'),
      paragraphs: [
        say('leave.text', { name, operator: actor.name, school: school.name }),
        ...reason.split(/\n+/),
        say('leave.how'),
      ],
      action: { label: say('leave.action'), url: `${school.origin}${SUPPORT_PAGE}` },
      notes: [say('leave.ignore')],
    }))
    ctx.note({ subject: reason })
  })
  return { done: true }
}
