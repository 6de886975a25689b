export const en = {
  'courses.too-many-sections': 'A course can have at most {max} sections.',
  'courses.too-many-lectures': 'A course can have at most {max} lectures.',
  'validation.video-first': 'The lecture cannot be saved before the video upload has started',
}
