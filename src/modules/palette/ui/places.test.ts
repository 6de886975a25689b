import { expect, test } from 'vitest'
import { type Place, placesFor } from './places.ts'

const place = (label: string, detail: string, kind: Place['kind'] = 'page'): Place => ({
  kind,
  label,
  detail,
  to: `/${label}`,
  icon: null,
})
const PLACES = [
  place('Zamówienia', 'Sprzedaż'),
  place('Szkoła', 'Ustawienia'),
  place('Nowy kurs', 'Produkty', 'action'),
  place('Kursy', 'Produkty'),
]
const found = (typed: string, most = 8) => placesFor(typed, PLACES, most).map(({ label }) => label)

test.each([
  ['zamowienia', ['Zamówienia']],
  ['SZKOLA', ['Szkoła']],
  ['kurs', ['Kursy', 'Nowy kurs']],
  ['produkty nowy', ['Nowy kurs']],
  ['kurs żyrafa', []],
])('%s', (typed, expected) => expect(found(typed)).toEqual(expected))

test('nothing typed shows what can be done', () => expect(found('  ')).toEqual(['Nowy kurs']))

test('no more than are wanted', () => expect(found('kurs', 1)).toEqual(['Kursy']))
