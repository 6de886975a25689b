export { type Company, readCompany } from './read-company.ts'
