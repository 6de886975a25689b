export const TEMPLATES = ['quarto', 'octavo', 'folio'] as const
export type Template = (typeof TEMPLATES)[number]
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
