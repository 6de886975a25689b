/** How a school's pages can be laid out; a folder of styles each in `templates/`. */
export const TEMPLATES = ['quarto', 'octavo', 'folio'] as const
export type Template = (typeof TEMPLATES)[number]

/** The template a school has chosen; blank or unknown means quarto. */
export function templateNamed(name: string | null | undefined): Template {
  return TEMPLATES.find((template) => template === name) ?? 'quarto'
}
