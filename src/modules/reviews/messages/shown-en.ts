export const en = {
  noWords: 'No descriptive opinion',
  bought: 'Bought the course',
  notBought: 'Did not buy the course',
  origin:
    'Reviews come from students of this school: from people with access to the course, and from comments they left in its lessons. Next to each one we say whether its author bought the course.',
  recommendShare: '{share} of students recommend this course',
  tally: '{recommended} recommended · {neutral} neutral · {notRecommended} not recommended',
  emptyTitle: 'No reviews yet',
  emptyVisitor: 'Log in and be the first to share your thoughts.',
  emptyText: 'Be the first to share your thoughts.',
  ofCourse: 'about',
}
