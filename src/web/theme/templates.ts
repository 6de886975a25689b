export const templates = ['quarto', 'octavo', 'folio'] as const
export type Template = (typeof templates)[number]

/** The template a school has chosen; blank or unknown means quarto. */
export function templateNamed(name: string | null | undefined): Template {
  return templates.find((template) => template === name) ?? 'quarto'
}
