import type { sampleEn } from './sample-en.ts'

export const samplePl: typeof sampleEn = {
  title: 'Przykład: dziesięć przepisów do druku',
  description:
    '<p>Przykład plików na sprzedaż. Dodaj swój plik, aby zobaczyć, jak dostaje go kupujący, i usuń przykład, gdy już się rozejrzysz.</p>',
}
