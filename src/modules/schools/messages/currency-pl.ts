import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './currency-en.ts'

export const pl = {
  currency: 'Waluta',
  currencyHelp: 'W niej podajesz wszystkie ceny. Możesz ją później zmienić, ale niczego nie przeliczamy.',
  PLN: 'Złoty (PLN)',
  EUR: 'Euro (EUR)',
  USD: 'Dolar amerykański (USD)',
  GBP: 'Funt szterling (GBP)',
  CZK: 'Korona czeska (CZK)',
  saveCurrency: 'Zapisz walutę',
  changeCurrency: 'Sprzedawać w {to} zamiast w {from}?',
  nothingConverted:
    'Niczego nie przeliczamy. Liczby w cenach zostają takie same, a te, które mają być inne, zmienisz potem.',
  pricesFollow: {
    one: 'Nową walutę będą miały ceny {count} produktu, także szkicu:',
    few: 'Nową walutę będą miały ceny {count} produktów, także szkiców:',
    many: 'Nową walutę będą miały ceny {count} produktów, także szkiców:',
    other: 'Nową walutę będą miały ceny {count} produktu, także szkicu:',
  },
  pricesFollowAll: {
    one: 'Nową walutę będą miały ceny {count} produktu, także szkicu.',
    few: 'Nową walutę będą miały ceny {count} produktów, także szkiców.',
    many: 'Nową walutę będą miały ceny {count} produktów, także szkiców.',
    other: 'Nową walutę będą miały ceny {count} produktu, także szkicu.',
  },
  example: '{title}: zamiast {was} będzie {will}',
  whatEnds: 'Co się skończy',
  whyEnds: 'Ogłoszono to przy cenach w {from}, a w {to} jeszcze żadnych nie było:',
  promotionsEnd: {
    one: '{count} promocja, trwająca albo zaplanowana',
    few: '{count} promocje, trwające i zaplanowane',
    many: '{count} promocji, trwających i zaplanowanych',
    other: '{count} promocji, trwających i zaplanowanych',
  },
  evergreensEnd: {
    one: '{count} oferta evergreen',
    few: '{count} oferty evergreen',
    many: '{count} ofert evergreen',
    other: '{count} oferty evergreen',
  },
  bumpsEnd: {
    one: '{count} niższa cena produktu dodawanego do zamówienia; będzie tam kosztował tyle co zwykle',
    few: '{count} niższe ceny produktów dodawanych do zamówienia; będą tam kosztowały tyle co zwykle',
    many: '{count} niższych cen produktów dodawanych do zamówienia; będą tam kosztowały tyle co zwykle',
    other: '{count} niższej ceny produktów dodawanych do zamówienia; będą tam kosztowały tyle co zwykle',
  },
  codesEnd: {
    one: '{count} kod rabatowy z kwotą albo ogłoszony; zostanie wstrzymany',
    few: '{count} kody rabatowe z kwotą albo ogłoszone; zostaną wstrzymane',
    many: '{count} kodów rabatowych z kwotą albo ogłoszonych; zostaną wstrzymane',
    other: '{count} kodu rabatowego z kwotą albo ogłoszonego; zostanie wstrzymany',
  },
  partnersWait: {
    one: '{count} partner dostaje od każdej sprzedaży kwotę w {from}. Dopóki nie podasz jej w {to}, nic nie zarobi.',
    few: '{count} partnerzy dostają od każdej sprzedaży kwotę w {from}. Dopóki nie podasz jej w {to}, nic nie zarobią.',
    many: '{count} partnerów dostaje od każdej sprzedaży kwotę w {from}. Dopóki nie podasz jej w {to}, nic nie zarobią.',
    other: '{count} partnera dostaje od każdej sprzedaży kwotę w {from}. Dopóki nie podasz jej w {to}, nic nie zarobi.',
  },
  whatStays: 'Co zostaje',
  ordersStay:
    'Zamówienia, zwroty, wiadomości i dokumenty zachowują walutę, w której powstały, także zamówienia opłacane w tej chwili. Sprzedaż w {from} pokażemy w statystykach osobno.',
  keepCurrency: 'Zostaw {from}',
  doChangeCurrency: 'Sprzedawaj w {to}',
  currencyChanged: 'Szkoła sprzedaje teraz w {to}',
} satisfies SameKeys<typeof en>
