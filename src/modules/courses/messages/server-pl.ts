import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Kursy',
  errors: {
    'validation.variant-contents': 'Wybierz co najmniej jedną sekcję albo lekcję',
    'courses.too-many-sections': 'Kurs może mieć najwyżej {max} sekcji.',
    'courses.too-many-lectures': 'Kurs może mieć najwyżej {max} lekcji.',
    'courses.too-many-components': 'Lekcja może mieć najwyżej {max} elementów.',
    'courses.pdf-not-sent': 'Tego pliku już nie ma albo nie przesłał się w całości. Prześlij go jeszcze raz.',
    'courses.no-pdf': 'To nie jest PDF albo plik jest uszkodzony',
    'validation.into-itself': 'Wybierz inny kurs',
    'validation.quiz-no-correct': 'Zaznacz co najmniej jedną poprawną odpowiedź',
    'validation.quiz-one-correct': 'Tu poprawna może być tylko jedna odpowiedź',
    'validation.video-first': 'Lekcji nie można zapisać, zanim zacznie się przesyłanie filmu',
  },
  deeds: {
    'PUT /home/courses/:courseId/variants/:variantId/contents': 'Zmiana zawartości wariantu',
    'POST /home/courses': 'Utworzenie kursu',
    'POST /home/courses/:courseId/duplicate': 'Powielenie kursu',
    'POST /home/courses/:courseId/sections': 'Dodanie sekcji',
    'PUT /home/courses/:courseId/sections/order': 'Zmiana kolejności sekcji',
    'PUT /home/courses/:courseId/sections/:sectionId': 'Zmiana sekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId': 'Usunięcie sekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Dodanie lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Zmiana kolejności lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Zmiana lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Usunięcie lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
      'Rozpoczęcie przesyłania filmu do lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/video': 'Usunięcie filmu z lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-pdf':
      'Rozpoczęcie przesyłania pliku PDF do lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/pdfs/:pdfId': 'Zmiana pliku PDF w lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/pdfs/:pdfId':
      'Usunięcie pliku PDF z lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components': 'Dodanie elementu do lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/order':
      'Zmiana kolejności elementów lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
      'Zmiana elementu lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId':
      'Usunięcie elementu lekcji',
  },
} satisfies SameWords<typeof en>
