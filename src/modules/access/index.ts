export { findAccess } from './find-access.ts'
export { type Grant, grantAccess, type NewGrant } from './grant-access.ts'
export { hasAccess } from './has-access.ts'
