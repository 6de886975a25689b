import { z } from 'zod'

const RESERVED = new Set(
  'account admin api app assets auth billing blog cdn checkout dev docs help home internal katedra legal login mail my operator platform privacy register school schools security smtp ssl staging static status support terms test www'.split(
    ' ',
  ),
)

/** What a school is called in its address: a host label that no part of the platform needs. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'validation.slug' })
  .refine((slug) => !RESERVED.has(slug), { error: 'validation.reserved' })
