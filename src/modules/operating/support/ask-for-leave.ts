import type { LetterParts } from '#modules/mails/index.ts'
import { openLeave } from '#modules/people/index.ts'
import { SUPPORT_PAGE } from '#modules/people/support/vocabulary.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { toOwners } from '../mails/to-owners.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { askForLeave as endpoint } from './contract.ts'
import { HasLeave } from './refusals.ts'

/** Letters to the owners of one school. */
const ASKED_A_DAY = { uses: 3, seconds: DAY / SECOND }

interface Parts extends LetterParts {
  units: UnitsOfWork
  schools: SchoolFinder
}

/** Refuses with 404 a school that is none, with 409 one that lets support in already. */
export async function askForLeave(
  { id, reason }: Input<typeof endpoint>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof endpoint>> {
  const { units, schools } = parts
  const school = foundOr404(await schools.byId(id))
  const { actor } = exchange.request.caller
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const isOpen = await units.reading({ school, actor: { role: 'system' } }, (ctx) => openLeave(ctx, id))
  refuseUnless(isOpen === undefined, new HasLeave())
  await countOrRefuse(units, `support-asked:${id}`, ASKED_A_DAY)
  await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) =>
    toOwners(ctx, `support-asked:${newId()}`, parts, (say, name) => ({
      subject: say('leave.subject', { school: school.name }),
      heading: say('leave.heading'),
      paragraphs: [
        say('leave.text', { name, operator: actor.name, school: school.name }),
        ...reason.split(/\n+/),
        say('leave.how'),
      ],
      action: { label: say('leave.action'), url: `${school.origin}${SUPPORT_PAGE}` },
      notes: [say('leave.ignore')],
    })),
  )
  await writeDeed(units, exchange, { deed: 'leave-asked', schoolId: id, subject: reason })
  return { done: true }
}
