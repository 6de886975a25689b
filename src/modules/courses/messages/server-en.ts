export const en = {
  area: 'Courses',
  errors: {
    'validation.variant-contents': 'Choose at least one section or lecture',
    'courses.too-many-sections': 'A course can have at most {max} sections.',
    'courses.too-many-lectures': 'A course can have at most {max} lectures.',
    'courses.lecture-changed':
      'Somebody else has saved this lecture meanwhile. Look at what is different, then save again.',
    'courses.order-changed': 'Somebody else has changed the order meanwhile. Here is the newest; move it once more.',
    'courses.pdf-not-sent': 'This file is gone or was not fully uploaded. Please upload it again.',
    'courses.kind-not-handed-in': 'A file of this kind is not taken here',
    'validation.into-itself': 'Choose another course',
    'validation.entry': 'This cannot be entered here; reload the page to see what is asked now',
    'validation.quiz-no-correct': 'Mark at least one answer as correct',
    'validation.quiz-one-correct': 'Only one answer can be correct here',
    'validation.quiz-no-wording': 'Write at least one answer that is right',
    'validation.video-first': 'The lecture cannot be saved before the video upload has started',
    'validation.chapters-in-order': 'Chapters must follow each other: each begins later than the one before',
    'validation.chapters-of-video': 'Only a lecture with a video has chapters',
    'validation.chapters-beyond': 'A chapter begins after the video ends',
    'validation.login-of-free': 'Only a lecture that is free to watch can ask for a login',
    'validation.video-there': 'This lecture has a video. Delete it first, or keep it a lecture with a video.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/courses/:courseId/variants/:variantId/contents': 'Changed what a variant includes',
    'POST /home/courses': 'Created a course',
    'POST /home/courses/:courseId/duplicate': 'Duplicated a course',
    'POST /home/courses/:courseId/sections': 'Added a section',
    'POST /home/courses/:courseId/sections/list': 'Added several sections',
    'PUT /home/courses/:courseId/sections/order': 'Reordered sections',
    'PUT /home/courses/:courseId/sections/:sectionId': 'Changed a section',
    'DELETE /home/courses/:courseId/sections/:sectionId': 'Deleted a section',
    'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Added a lecture',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/list': 'Added several lectures',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Reordered lectures',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Changed a lecture',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Deleted a lecture',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
      'Started uploading a lecture’s video',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/video': 'Took the video off a lecture',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/next-video':
      'Gave up replacing the video of a lecture',
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
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/restore':
      'Restored a component of a lecture',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/duplicate':
      'Duplicated a component of a lecture',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/lecture':
      'Moved a component to another lecture',
  },
}
