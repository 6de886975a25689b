export { reportableReviews } from './reportable-reviews.ts'
export { reviewRoutes } from './routes.ts'
