export const en = {
  'courses.too-many-sections': 'A course can have at most {max} sections.',
  'courses.too-many-lectures': 'A course can have at most {max} lectures.',
  'courses.too-many-components': 'A lecture can have at most {max} components.',
  'validation.quiz-no-correct': 'Mark at least one answer as correct',
  'validation.quiz-one-correct': 'Only one answer can be correct here',
  'validation.video-first': 'The lecture cannot be saved before the video upload has started',
}
