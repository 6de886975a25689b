import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { grantAccess } from '#modules/access/index.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { changePrice } from '#modules/catalog/change-price.ts'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { getLecturePage, getWatchPage } from '#modules/learning/contract.ts'
import { aWorld } from '#test/world.ts'
import { aCourse } from '../testing.ts'
import { changeVariantContents } from './change-variant-contents.ts'

let course: Awaited<ReturnType<typeof aCourse>>
let sold: string[]

const LASTING = { amount: 10_000, access_length: 'forever', access_days: 0, access_until: null } as const

const world = await aWorld()
const school = await world.aSchool()
await school.work(async (ctx) => {
  course = await aCourse(ctx, { sections: [[{}, {}], [{}, {}], [{}]] })
  const key = { productId: course.courseId, variantId: course.variantId }
  await changePrice(ctx, { ...key, ...LASTING, name: 'Jeden' })
  await addVariant(ctx, { ...key, ...LASTING, name: 'Dwa' })
  const { variants } = await addVariant(ctx, { ...key, ...LASTING, name: 'Trzy' })
  sold = variants.map(({ id }) => id)
})
afterAll(() => world.close())

interface Included {
  sections: number[]
  lectures: number[]
}
interface Held {
  /** null is of no variant: all of the course */
  variant: number | null
  /** days ago it began; later ones have not */
  from: number
  /** days it lasts; 0 is for ever */
  days: number
}

const lecturesOf = () => course.sections.flatMap(({ lectureIds }) => lectureIds)
const SECTION_OF = [0, 0, 1, 1, 2]

const included = fc.option(
  fc
    .record({
      sections: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
      lectures: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    })
    .filter(({ sections, lectures }) => sections.length + lectures.length > 0),
)
const held = fc.array(
  fc.record({
    variant: fc.option(fc.integer({ min: 0, max: 2 })),
    from: fc.integer({ min: -2, max: 9 }),
    days: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 3 },
)

const isOpenNow = ({ from, days }: Held) => from >= 0 && (days === 0 || days > from)
const includes = (contents: (Included | null)[], variant: number | null, lecture: number): boolean => {
  const what = variant === null ? null : contents[variant]
  return !what || what.lectures.includes(lecture) || what.sections.includes(SECTION_OF[lecture]!)
}

test('a lecture is open if and only if one of the grants that are open includes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(included, included, included), held, async (contents, grants) => {
      for (const [at, what] of contents.entries())
        await school.work((ctx) =>
          changeVariantContents(ctx, {
            courseId: course.courseId,
            variantId: sold[at]!,
            includes_all: what === null,
            section_ids: (what?.sections ?? []).map((each) => course.sections[each]!.id),
            lecture_ids: (what?.lectures ?? []).map((each) => lecturesOf()[each]!),
          }),
        )
      const student = await school.aStudent({ email: `${newId()}@school.test` })
      for (const { variant, from, days } of grants)
        await school.work((ctx) =>
          grantAccess(
            { ...ctx, now: new Date(ctx.now.getTime() - from * DAY) },
            {
              studentId: student.id,
              productId: course.courseId,
              variantId: variant === null ? null : sold[variant]!,
              source: 'purchase',
              sourceId: newId(),
              accessDays: days,
              accessUntil: null,
            },
          ),
        )
      const open = grants.filter(isOpenNow)
      const page = await school.as(student).call(getWatchPage, { slug: course.slug })
      const shown = new Map(page.sections.flatMap(({ lectures }) => lectures).map((each) => [each.id, each.access]))
      for (const [at, id] of lecturesOf().entries()) {
        const isTheirs = open.some(({ variant }) => includes(contents, variant, at))
        const access = isTheirs ? 'open' : open.length > 0 ? 'not_in_variant' : 'needs_purchase'
        expect(shown.get(id)).toBe(access)
      }
      const [first] = lecturesOf() as [string]
      const { lecture } = await school.as(student).call(getLecturePage, { id: first })
      expect(lecture.access).toBe(shown.get(first))
    }),
    { numRuns: 60 },
  )
})
