import { changePrice } from '#modules/catalog/change-price.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { changeVariantContents } from '#modules/courses/variants/change-variant-contents.ts'
import { aCourse } from '#modules/courses/testing.ts'
import type { TestSchool } from '#test/world.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'

const LASTING = { access_length: 'forever', access_days: 0, access_until: null } as const

/** One course in three variants, each of which opens all of the one before: for 100,00, 200,00 and 300,00. */
export interface CourseInParts {
  courseId: string
  slug: string
  first: SoldProduct
  more: SoldProduct
  whole: SoldProduct
}

export async function aCourseInParts(school: TestSchool): Promise<CourseInParts> {
  return school.work(async (ctx) => {
    const course = await aCourse(ctx, { sections: [[{}], [{}], [{}]] })
    const { courseId, slug } = course
    const key = { productId: courseId, variantId: course.variantId }
    await changePrice(ctx, { ...key, ...LASTING, amount: 10_000, name: 'Początek' })
    await addVariant(ctx, { ...key, ...LASTING, amount: 20_000, name: 'Więcej' })
    const { variants } = await addVariant(ctx, { ...key, ...LASTING, amount: 30_000, name: 'Całość' })
    const [first, more, whole] = variants.map(({ id, amount }) => ({ id: courseId, slug, variantId: id, amount }))
    const sections = course.sections.map(({ id }) => id)
    const limit = (variantId: string, count: number) =>
      changeVariantContents(ctx, {
        courseId,
        variantId,
        includes_all: false,
        section_ids: sections.slice(0, count),
        lecture_ids: [],
      })
    await limit(first!.variantId, 1)
    await limit(more!.variantId, 2)
    return { courseId, slug, first: first!, more: more!, whole: whole! }
  })
}
