import { createOfKind } from '#modules/catalog/index.ts'
import type { Sample } from '#modules/first-steps/index.ts'
import { sampleEn } from './messages/sample-en.ts'
import { samplePl } from './messages/sample-pl.ts'

const WORDS = { en: sampleEn, pl: samplePl }
const AMOUNT = 4_900

/** A download as its page begins, before a file is added. */
export const sampleDownload: Sample = {
  async add(ctx) {
    const { title, description } = WORDS[ctx.school.language]
    const { id } = await createOfKind(ctx, 'download', {
      title,
      description_html: description,
      category: '',
      difficulty: 'beginner',
      amount: AMOUNT,
      cover_id: null,
      access_days: 0,
      access_until: null,
    })
    return id
  },
}
