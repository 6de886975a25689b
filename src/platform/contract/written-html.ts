import { someLines } from './typed-text.ts'

export const html = (most: number) => someLines().max(most)

/** Html that says something: tags and spaces alone do not. */
export const writtenHtml = (most: number) =>
  html(most).refine((written) => written.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', 'validation.required')
