export { createLeadForm } from './store-lead-form.ts'
export type { PlacedForms } from './placed-forms.ts'
