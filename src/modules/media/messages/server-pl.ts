import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Zdjęcia i filmy',
  errors: {
    'media.bad-extension': 'Niewłaściwe rozszerzenie pliku',
    'media.unreadable-image': 'Nie możemy odczytać tego pliku jako zdjęcia',
    'media.image-too-small':
      'Ten obraz ma {width} × {height} pikseli: tak mało, że byłby rozmazany. Wybierz taki, który ma co najmniej {least} pikseli szerokości i wysokości.',
    'media.image-not-finished': 'Tego zdjęcia już nie ma albo nie przesłało się do końca. Prześlij je jeszcze raz.',
    'media.file-not-sent': 'Tego pliku już nie ma, jest pusty albo nie przesłał się do końca. Prześlij go jeszcze raz.',
    'media.not-as-named':
      'Nazwa wskazuje na plik {type}, ale zawartość jest inna. Wybierz inny plik albo zapisz ten ponownie jako {type}.',
    'media.no-text':
      'To nie jest zwykły tekst w kodowaniu UTF-8. Zapisz go w edytorze jako „UTF-8” albo użyj innego rodzaju pliku.',
    'media.no-room': 'W tej chwili brakuje miejsca na ten plik. Spróbuj ponownie później.',
    'media.video-too-big': 'Ten plik jest za duży. Film może mieć najwyżej {size}\u00a0{unit}.',
    'media.too-big': 'Plik jest za duży. Największy dozwolony rozmiar to {size} MB.',
    'media.video-has-its-file': 'Ten film ma już swój plik. Aby użyć innego, usuń film.',
    'media.video-shared':
      'Ten film jest w kilku lekcjach. Usuń go w każdej z nich: zniknie razem z ostatnią, która go pokazuje.',
    'media.unreadable-captions': 'To nie jest plik WebVTT',
    'media.no-captions':
      'Odtwarzacz nie odczyta z tego pliku żadnych napisów: żadna linia nie mówi, od kiedy do kiedy, na przykład 00:01.000 --> 00:04.000, z tekstem pod spodem.',
    'media.captions-elsewhere': 'Napisami do tego filmu zarządza operator, który go przechowuje',
    'media.still-elsewhere': 'Miniaturą tego filmu zarządza operator, który go przechowuje',
    'media.no-film-yet': 'Nie ma z czego wybierać, dopóki film nie jest przygotowany',
    'media.no-such-frame': 'Tej klatki już nie ma. Wybierz jeszcze raz.',
    'media.file-gone': 'Z pliku tego filmu nie da się już skorzystać. Trzeba go wgrać ponownie.',
    'media.too-many-films': 'Na Twoim koncie są już odtwarzane trzy filmy. Zatrzymaj jeden z nich, żeby obejrzeć ten.',
    'media.host-unavailable': 'Przesyłanie filmów jest chwilowo niedostępne',
  },
  deeds: {
    'PUT /my/account/avatar': 'Zmiana własnego zdjęcia',
    'POST /home/images/finish': 'Przesłanie zdjęcia',
    'POST /home/images/delete': 'Usunięcie zdjęcia',
    'POST /home/videos/:id/upload-session': 'Wznowienie przesyłania filmu',
    'DELETE /home/videos/:id': 'Usunięcie filmu',
    'PUT /home/videos/:id/captions': 'Dodanie napisów do filmu',
    'DELETE /home/videos/:id/captions/:language': 'Usunięcie napisów filmu',
    'PUT /home/videos/:id/still': 'Wybór miniatury filmu',
    'PUT /home/videos/:id/still/picture': 'Przesłanie miniatury filmu',
    'DELETE /home/videos/:id/still': 'Usunięcie wybranej miniatury filmu',
  },
} satisfies SameWords<typeof en>
