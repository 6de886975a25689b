import type { sampleEn } from './sample-en.ts'

export const samplePl: typeof sampleEn = {
  title: 'Przykład: chleb w jeden weekend',
  description:
    '<p>Od mąki do pierwszej kromki. To przykład: zobacz, jak zbudowany jest kurs, zmieniaj, co chcesz, i usuń go, gdy już się rozejrzysz.</p>',
  outline: [
    {
      title: 'Sobota',
      lectures: [
        {
          title: 'Czego potrzebujesz',
          text: '<p>Mąka, woda, sól i garnek z pokrywką. Oprócz filmu lekcja może mieć tekst, zdjęcia i pytania.</p>',
        },
        { title: 'Mieszanie i czekanie', text: '<p>Mieszaj trzy minuty, a potem zostaw ciasto na noc.</p>' },
      ],
    },
    {
      title: 'Niedziela',
      lectures: [
        { title: 'Formowanie', text: '<p>Mokre ręce, cztery złożenia, kwadrans odpoczynku.</p>' },
        { title: 'Pieczenie', text: '<p>Pół godziny pod pokrywką, dwadzieścia minut bez niej.</p>' },
      ],
    },
  ],
}
