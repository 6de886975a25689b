import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import type { Commentables } from '#modules/comments/index.ts'
import * as contract from './contract.ts'
import { getReviewSummary } from './get-review-summary.ts'
import { listModeratedReviews } from './list-moderated-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { approveReview, disapproveReview, reconsiderReview } from './moderate-review.ts'
import { getReviewSettings, setReviewSettings } from './review-settings.ts'
import { takeReviewBack } from './take-review-back.ts'
import { turnCommentIntoReview } from './turn-comment-into-review.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(app: App, commentables: Commentables): void {
  serve(app, contract.listReviews, listReviews)
  serve(app, contract.getReviewSummary, getReviewSummary)
  serve(app, contract.writeReview, writeReview)
  serve(app, contract.turnCommentIntoReview, (ctx, input) => turnCommentIntoReview(ctx, input, commentables))
  serve(app, contract.takeReviewBack, takeReviewBack)
  serve(app, contract.listModeratedReviews, listModeratedReviews)
  serve(app, contract.approveReview, approveReview)
  serve(app, contract.disapproveReview, disapproveReview)
  serve(app, contract.reconsiderReview, reconsiderReview)
  serve(app, contract.getReviewSettings, getReviewSettings)
  serve(app, contract.setReviewSettings, setReviewSettings)
}
