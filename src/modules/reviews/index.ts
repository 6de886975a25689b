export { viewOwnReview } from './view.ts'
