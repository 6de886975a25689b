export const en = {
  'reviews.already-written': 'This course already has a review from this student',
  'reviews.author-no-student': 'Only a student’s comment can become a review',
  'reviews.no-course': 'This comment belongs to no course',
}
