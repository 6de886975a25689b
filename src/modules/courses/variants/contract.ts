import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Id, Seen } from '#platform/contract/shapes.ts'
import { LECTURES_MAX, SECTIONS_MAX } from '../vocabulary.ts'

/** What a variant opens of its course: all, or sections, with whatever they come to hold, and single lectures. */
export const VariantContents = z.object({
  variant_id: Id,
  includes_all: z.boolean(),
  section_ids: z.array(Id),
  lecture_ids: z.array(Id),
})
export type VariantContents = z.output<typeof VariantContents>

export const listVariantContents = endpoint('GET /home/courses/:courseId/variants', {
  summary: 'What each variant of a course opens of it',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(VariantContents) }),
})

export const changeVariantContents = endpoint('PUT /home/courses/:courseId/variants/:variantId/contents', {
  summary: 'Change what a variant opens of its course, also to those who bought it',
  access: 'admin',
  right: 'change-products',
  over: writesOver(listVariantContents, ['includes_all', 'section_ids', 'lecture_ids'], ({ data }, { variantId }) =>
    data.find(({ variant_id: id }) => id === variantId),
  ),
  body: z.object({
    includes_all: z.boolean(),
    section_ids: z.array(Id).max(SECTIONS_MAX).default([]),
    lecture_ids: z.array(Id).max(LECTURES_MAX).default([]),
    seen: Seen,
  }),
  answer: z.object({ data: z.array(VariantContents) }),
})
