export { type Template, TEMPLATES } from '#kit/theme/templates.ts'
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
