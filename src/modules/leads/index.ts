export { leadRoutes } from './routes.ts'
export { createLeadForm } from './store-lead-form.ts'
