export { type Company, readCompany } from './read-company.ts'
export { postalCodeIn } from './details/policy.ts'
export { vatNumberIn } from './vat-numbers/policy.ts'
