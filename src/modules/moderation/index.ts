export { admitEdit } from './admit-edit.ts'
export { admitWriting } from './admit-writing.ts'
export { dropCases } from './drop-cases.ts'
export { mayRead, mayReport } from './policy.ts'
