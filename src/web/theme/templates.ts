import { type Template, TEMPLATES } from '#modules/schools/vocabulary.ts'

export type { Template }

/** The template a school has chosen; blank or unknown means quarto. */
export function templateNamed(name: string | null | undefined): Template {
  return TEMPLATES.find((template) => template === name) ?? 'quarto'
}
