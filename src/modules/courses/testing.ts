import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { aProduct, type GivenProduct } from '#modules/catalog/testing.ts'
import { videos } from '#modules/media/tables.ts'
import type { ComponentContent } from './components/contract.ts'
import { lectures, sections } from './tables.ts'

export interface GivenLecture {
  title?: string
  isFreeToWatch?: boolean
  needsLogin?: boolean
  status?: 'draft' | 'published'
  runTimeSeconds?: number
}

/** A published course for 100,00 with one section of two published lectures, unless said otherwise. */
export async function aCourse(ctx: Ctx, given: GivenProduct & { sections?: GivenLecture[][] } = {}) {
  const { sections: plan = [[{}, {}]], ...product } = given
  const { product: course, variants } = await aProduct(ctx, product)
  const made = []
  for (const [index, rows] of plan.entries()) {
    const [section] = await ctx.tx
      .insert(sections)
      .values({ courseId: course.id, title: `Rozdział ${index + 1}`, position: index + 1 })
      .returning()
    const lectureIds = []
    for (const [place, row] of rows.entries())
      lectureIds.push(await aLecture(ctx, { courseId: course.id, sectionId: section!.id, position: place + 1, ...row }))
    made.push({ id: section!.id, lectureIds })
  }
  return { courseId: course.id, slug: course.slug, variantId: variants[0]!.variant.id, sections: made }
}

type PlacedLecture = GivenLecture & { courseId: string; sectionId: string; position: number }

export async function aLecture(ctx: Ctx, { position, ...given }: PlacedLecture): Promise<string> {
  const [lecture] = await ctx.tx
    .insert(lectures)
    .values({
      title: `Lekcja ${position}`,
      status: 'published',
      runTimeSeconds: 300,
      videoId: await aVideo(ctx),
      position,
      ...given,
    })
    .returning({ id: lectures.id })
  return lecture!.id
}

/** A video that can be played, without files behind it. */
export async function aVideo(ctx: Ctx, given: { isForBlocks?: boolean } = {}): Promise<string> {
  const id = newId()
  await ctx.tx
    .insert(videos)
    .values({ id, host: 'own', hostVideoId: id, title: 'Film', state: 'ready', durationSeconds: 300, ...given })
  return id
}

type Quiz = Extract<ComponentContent, { type: 'quiz_question' }>

/** Two answers, the second one correct. */
export const aQuiz = (question: Partial<Quiz['question']> = {}): Quiz => ({
  type: 'quiz_question',
  points: 1,
  question: {
    question_html: '<p>Ile trwa garowanie?</p>',
    answer_type: 'single_choice',
    answers: [
      { label: 'Godzinę', correct: false, feedback: '' },
      { label: 'Całą noc', correct: true, feedback: 'Tak jest.' },
    ],
    solution_html: '<p>W chłodzie drożdże nie spieszą się.</p>',
    ...question,
  } as Quiz['question'],
})
