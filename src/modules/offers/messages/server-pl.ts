import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'
import { pl as codes } from './codes-pl.ts'

export const pl = {
  area: 'Kody i oferty',
  errors: {
    ...codes,
    'checkout.price-changed': 'Od otwarcia tej strony cena się zmieniła. Nic nie zostało pobrane.',
    'checkout.share-exceeded': 'Jedna osoba może kupić łącznie najwyżej {limit}. Możesz dokupić jeszcze {left}.',
    'checkout.share-used-up': 'Jedna osoba może kupić łącznie najwyżej {limit} i właśnie tyle masz.',
    'checkout.amount-too-low': 'Możesz zapłacić co najmniej {minimum}',
    'checkout.amount-too-high': 'Możesz zapłacić najwyżej {max}',
    'checkout.too-many-seats': 'Najwyżej {max} naraz',
    'checkout.not-for-others': 'Tego nie można kupić dla innych',
    'checkout.bump-gone': '„{title}” nie można już dodać do zamówienia.',
    'checkout.bump-beside-gift': 'Prezent wymaga osobnego zamówienia. Resztę kup dla siebie oddzielnie.',
    'checkout.upsell-over': 'Tej propozycji w tej cenie już nie ma. Nie pobraliśmy płatności.',
    'checkout.card-not-kept': 'Karty już nie przechowujemy. Nie pobraliśmy płatności. Możesz zapłacić przy kasie.',
    'checkout.too-many-bumps': 'Kasa może proponować najwyżej {max} dodatkowe produkty.',
    'checkout.bump-itself': 'To właśnie ten produkt jest tu sprzedawany',
    'checkout.bump-chosen': 'Tę cenę wybierają kupujący, więc nie można jej dodać jednym kliknięciem',
    'checkout.bump-free': 'To nic nie kosztuje, więc nie ma czego dodawać do zamówienia',
    'checkout.bump-twice': 'Ten produkt jest tu już proponowany',
    'checkout.bump-held': 'Jedno jest częścią drugiego: kupujący płaciliby dwa razy za to samo',
    'checkout.bump-percent': 'Liczba całkowita od 1 do 99',
    'checkout.bump-above-price': 'To nie mniej niż zwykła cena',
    'checkout.price-above-bump':
      'Przy „{title}” ten produkt ma własną cenę, obok której ta jest przekreślona, więc może ona wynosić najwyżej {most}. Najpierw ustaw tam zwykłą cenę.',
    'checkout.code-was-used': 'Z tym kodem złożono już zamówienia. Możesz go wstrzymać, a w nich zostanie.',
    'checkout.code-in-another-currency':
      'W tym kodzie są kwoty w {currency}, a szkoła nie sprzedaje już w tej walucie. Wpisz je od nowa i zapisz kod, zanim go wznowisz.',
    'validation.code': 'Tylko litery bez polskich znaków, cyfry, łączniki i podkreślenia',
    'validation.code-value': 'Podaj liczbę większą od zera',
    'validation.code-unique': 'Taki kod już istnieje',
    'validation.code-percent': 'Podaj liczbę całkowitą od 1 do 100',
    'validation.code-uses': 'Kod został już wykorzystany więcej razy',
    'validation.code-products': 'Wybierz co najmniej jeden produkt',
  },
  deeds: {
    'POST /home/products/:productId/bumps': 'Dodanie produktu do proponowanych przy kasie',
    'PUT /home/products/:productId/bumps/:bumpId': 'Zmiana produktu proponowanego przy kasie',
    'PUT /home/products/:productId/bumps/order': 'Zmiana kolejności produktów proponowanych przy kasie',
    'DELETE /home/products/:productId/bumps/:bumpId': 'Usunięcie produktu z proponowanych przy kasie',
    'PUT /home/products/:productId/upsell': 'Zmiana propozycji po zakupie',
    'DELETE /home/products/:productId/upsell': 'Usunięcie propozycji po zakupie',
    'POST /home/codes': 'Utworzenie kodu rabatowego',
    'PUT /home/codes/:codeId': 'Zmiana kodu rabatowego',
    'POST /home/codes/:codeId/stop': 'Wstrzymanie kodu rabatowego',
    'POST /home/codes/:codeId/resume': 'Wznowienie kodu rabatowego',
    'DELETE /home/codes/:codeId': 'Usunięcie kodu rabatowego',
  },
} satisfies SameWords<typeof en>
