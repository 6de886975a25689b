export { countShownReviews } from './count-shown-reviews.ts'
export { listReviews } from './list-reviews.ts'
export { readReviewsOf } from './read-reviews-of.ts'
export { viewOwnReview } from './view.ts'
