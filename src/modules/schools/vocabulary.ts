export const TEMPLATES = ['quarto', 'folio', 'gazette'] as const
export type Template = (typeof TEMPLATES)[number]
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
