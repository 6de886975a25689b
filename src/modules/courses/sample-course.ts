import { createOfKind } from '#modules/catalog/index.ts'
import type { Sample } from '#modules/first-steps/index.ts'
import { sampleEn } from './messages/sample-en.ts'
import { samplePl } from './messages/sample-pl.ts'
import { lectureComponents, lectures, sections } from './tables.ts'

const WORDS = { en: sampleEn, pl: samplePl }
const AMOUNT = 19_900

/** A course as its teacher may lay it out: sections of lectures, each with a text. */
export const sampleCourse: Sample = {
  async add(ctx) {
    const { title, description, outline } = WORDS[ctx.school.language]
    const { id: courseId } = await createOfKind(ctx, 'course', {
      title,
      description_html: description,
      category: '',
      difficulty: 'beginner',
      amount: AMOUNT,
      cover_id: null,
      access_days: 0,
      access_until: null,
    })
    for (const [nth, part] of outline.entries()) {
      const [section] = await ctx.tx
        .insert(sections)
        .values({ courseId, title: part.title, position: nth + 1, createdAt: ctx.now })
        .returning({ id: sections.id })
      for (const [place, lecture] of part.lectures.entries()) {
        const [made] = await ctx.tx
          .insert(lectures)
          .values({
            courseId,
            sectionId: section!.id,
            title: lecture.title,
            kind: 'text',
            position: place + 1,
            createdAt: ctx.now,
            updatedAt: ctx.now,
          })
          .returning({ id: lectures.id })
        await ctx.tx.insert(lectureComponents).values({
          ownerId: made!.id,
          type: 'text',
          content: { type: 'text', html: lecture.text },
          position: 1,
          createdAt: ctx.now,
        })
      }
    }
    return courseId
  },
}
