export const en = {
  area: 'Courses',
  errors: {
    'validation.variant-contents': 'Choose at least one section or lecture',
    'courses.too-many-sections': 'A course can have at most {max} sections.',
    'courses.too-many-lectures': 'A course can have at most {max} lectures.',
    'courses.too-many-components': 'A lecture can have at most {max} components.',
    'courses.pdf-not-sent': 'This file is gone or was not fully uploaded. Please upload it again.',
    'courses.no-pdf': 'This is not a PDF, or it is damaged',
    'validation.into-itself': 'Choose another course',
    'validation.quiz-no-correct': 'Mark at least one answer as correct',
    'validation.quiz-one-correct': 'Only one answer can be correct here',
    'validation.video-first': 'The lecture cannot be saved before the video upload has started',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/courses/:courseId/variants/:variantId/contents': 'Changed what a variant includes',
    'POST /home/courses': 'Created a course',
    'POST /home/courses/:courseId/duplicate': 'Duplicated a course',
    'POST /home/courses/:courseId/sections': 'Added a section',
    'PUT /home/courses/:courseId/sections/order': 'Reordered sections',
    'PUT /home/courses/:courseId/sections/:sectionId': 'Changed a section',
    'DELETE /home/courses/:courseId/sections/:sectionId': 'Deleted a section',
    'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Added a lecture',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Reordered lectures',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Changed a lecture',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Deleted a lecture',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
      'Started uploading a lecture’s video',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/video': 'Took the video off a lecture',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-pdf':
      'Started uploading a lecture’s PDF',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/pdfs/:pdfId': 'Changed a lecture’s PDF',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/pdfs/:pdfId': 'Deleted a lecture’s PDF',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components': 'Added a component to a lecture',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/order':
      'Reordered the components of a lecture',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
      'Changed a component of a lecture',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
      'Deleted a component of a lecture',
  },
}
