export { recordOperatorDeed } from './trace/record-deed.ts'
