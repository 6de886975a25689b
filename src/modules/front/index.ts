export { chosenFront } from './chosen-front.ts'
export { leadWith } from './lead-with.ts'
