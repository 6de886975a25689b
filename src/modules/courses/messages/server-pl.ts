import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Kursy',
  errors: {
    'validation.variant-contents': 'Wybierz co najmniej jedną sekcję albo lekcję',
    'courses.too-many-sections': 'Kurs może mieć najwyżej {max} sekcji.',
    'courses.too-many-lectures': 'Kurs może mieć najwyżej {max} lekcji.',
    'courses.lecture-changed': 'Ktoś inny zapisał w tym czasie tę lekcję. Sprawdź, co się różni, i zapisz jeszcze raz.',
    'courses.order-changed': 'Ktoś inny zmienił w tym czasie kolejność. Oto najnowsza; przesuń jeszcze raz.',
    'courses.pdf-not-sent': 'Tego pliku już nie ma albo nie przesłał się w całości. Prześlij go jeszcze raz.',
    'courses.kind-not-handed-in': 'Plik tego rodzaju nie jest tu przyjmowany',
    'validation.into-itself': 'Wybierz inny kurs',
    'validation.entry': 'Tego nie można tu wpisać; odśwież stronę, żeby zobaczyć aktualne pytanie',
    'validation.quiz-no-correct': 'Zaznacz co najmniej jedną poprawną odpowiedź',
    'validation.quiz-one-correct': 'Tu poprawna może być tylko jedna odpowiedź',
    'validation.quiz-no-wording': 'Wpisz co najmniej jedną poprawną odpowiedź',
    'validation.video-first': 'Lekcji nie można zapisać, zanim zacznie się przesyłanie filmu',
    'validation.chapters-in-order': 'Rozdziały muszą następować po sobie: każdy zaczyna się później niż poprzedni',
    'validation.chapters-of-video': 'Rozdziały ma tylko lekcja z filmem',
    'validation.chapters-beyond': 'Rozdział zaczyna się po końcu filmu',
    'validation.login-of-free': 'Tylko bezpłatna lekcja może wymagać zalogowania',
    'validation.video-there': 'Ta lekcja ma film. Najpierw go usuń albo zostaw ją lekcją z filmem.',
  },
  deeds: {
    'PUT /home/courses/:courseId/variants/:variantId/contents': 'Zmiana zawartości wariantu',
    'POST /home/courses': 'Utworzenie kursu',
    'POST /home/courses/:courseId/duplicate': 'Powielenie kursu',
    'POST /home/courses/:courseId/sections': 'Dodanie sekcji',
    'POST /home/courses/:courseId/sections/list': 'Dodanie kilku sekcji',
    'PUT /home/courses/:courseId/sections/order': 'Zmiana kolejności sekcji',
    'PUT /home/courses/:courseId/sections/:sectionId': 'Zmiana sekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId': 'Usunięcie sekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures': 'Dodanie lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/list': 'Dodanie kilku lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/order': 'Zmiana kolejności lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Zmiana lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId': 'Usunięcie lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video':
      'Rozpoczęcie przesyłania filmu do lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/video': 'Usunięcie filmu z lekcji',
    'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/next-video':
      'Rezygnacja z wymiany filmu lekcji',
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
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/restore':
      'Przywrócenie elementu lekcji',
    'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/duplicate':
      'Powielenie elementu lekcji',
    'PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/components/:componentId/lecture':
      'Przeniesienie elementu do innej lekcji',
  },
} satisfies SameWords<typeof en>
