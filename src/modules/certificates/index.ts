export { issueTo } from './earning/issue.ts'
export { type WayToEarn, WaysToEarn } from './earning/ways-to-earn.ts'
