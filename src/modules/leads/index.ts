export { createLeadForm } from './store-lead-form.ts'
