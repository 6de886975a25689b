/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /home/courses': 'Made a course',
  'POST /home/courses/:courseId/sections': 'Added a section',
  'PUT /home/courses/:courseId/sections/order': 'Reordered sections',
  'PUT /home/courses/:courseId/sections/:sectionId': 'Changed a section',
  'DELETE /home/courses/:courseId/sections/:sectionId': 'Deleted a section',
  'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Added a lecture',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Reordered lectures',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Changed a lecture',
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Deleted a lecture',
  'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
    'Started the upload of a lecture’s video',
  'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components': 'Added a component to a lecture',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/order':
    'Reordered the components of a lecture',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
    'Changed a component of a lecture',
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
    'Deleted a component of a lecture',
}
