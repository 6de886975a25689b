import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /home/courses': 'Utworzenie kursu',
  'POST /home/courses/:courseId/sections': 'Dodanie sekcji',
  'PUT /home/courses/:courseId/sections/order': 'Zmiana kolejności sekcji',
  'PUT /home/courses/:courseId/sections/:sectionId': 'Zmiana sekcji',
  'DELETE /home/courses/:courseId/sections/:sectionId': 'Usunięcie sekcji',
  'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Dodanie lekcji',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Zmiana kolejności lekcji',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Zmiana lekcji',
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Usunięcie lekcji',
  'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
    'Rozpoczęcie wysyłania filmu do lekcji',
  'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components': 'Dodanie elementu do lekcji',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/order':
    'Zmiana kolejności elementów lekcji',
  'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
    'Zmiana elementu lekcji',
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
    'Usunięcie elementu lekcji',
} satisfies SameKeys<typeof en>
