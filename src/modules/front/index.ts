export { setFront } from './set-front.ts'
