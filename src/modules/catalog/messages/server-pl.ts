import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Dane produktów i ceny',
  errors: {
    'catalog.promotion-already-there': 'Ta cena jest już obniżona. Najpierw zakończ tamtą promocję lub ofertę.',
    'catalog.never-offered': 'Najpierw opublikuj: nie można obniżyć ceny, której nikt nie widział.',
    'catalog.too-many-variants': 'Produkt może mieć najwyżej {max} warianty.',
    'catalog.variant-unnamed': 'Najpierw nazwij obecną cenę: kupujący będą między nimi wybierać.',
    'catalog.last-variant': 'Produkt musi mieć co najmniej jedną cenę.',
    'catalog.variant-reduced': 'Ten wariant ma promocję albo ofertę. Najpierw ją zakończ.',
    'catalog.chosen-price': 'Tę cenę wybiera kupujący, więc nie ma czego obniżać. Najpierw ustal cenę.',
    'catalog.part-of-bundle': 'To część zestawu: {bundles}. Najpierw usuń to stamtąd.',
    'catalog.no-seats-of-this': 'Dla kilku osób naraz można sprzedawać tylko kursy i wydarzenia.',
    'validation.variant-name': 'Nazwij wariant, żeby kupujący mogli odróżnić go od innych',
    'validation.variant-name-unique': 'Inny wariant ma już tę nazwę',
    'validation.suggested': 'Zaproponuj kwotę większą od zera',
    'validation.minimum-above-suggested': 'Najniższa kwota nie może być wyższa niż proponowana',
    'validation.chosen-beside-reduction':
      'Ta cena ma promocję albo ofertę. Zakończ ją, zanim pozwolisz wybierać kwotę.',
    'validation.chosen-beside-seats':
      'W tej cenie sprzedajesz kilka licencji naraz. Wyłącz to, zanim pozwolisz wybierać kwotę.',
    'validation.seats-beside-chosen':
      'Tę cenę wybiera kupujący. Ustal cenę, zanim zaczniesz sprzedawać kilka licencji naraz.',
    'validation.seats-from': 'Podaj liczbę od 2 do 500',
    'validation.seats-twice': 'Dwie ceny zaczynają się od tej samej liczby',
    'validation.seats-cheaper': 'Każda cena musi być niższa niż poprzednia i niż cena za jedną sztukę',
    'validation.plan-of-timed': 'To odbywa się w określonym terminie, więc płaci się za to raz',
    'validation.plan-beside-seats':
      'W tej cenie sprzedajesz kilka licencji naraz. Wyłącz to, zanim zaczniesz sprzedawać w abonamencie.',
    'validation.seats-beside-plan': 'Za tę cenę płaci się w abonamencie, po jednej sztuce.',
    'validation.trial-of-lifetime': 'To, za co płaci się raz na zawsze, nie ma okresu próbnego',
    'validation.trial-days': 'Podaj liczbę od 0 do 365',
    'validation.no-access-length': 'To odbywa się w określonym terminie, więc dostęp nie ma długości',
    'validation.access-over': 'Wybierz dzień, który jeszcze nie minął',
    'validation.pitch-lines': 'Najwyżej 20 wierszy, każdy do 200 znaków.',
    'validation.vat-rate': 'Podaj liczbę całkowitą od 0 do 100',
    'validation.exemption-reason': 'Podaj, dlaczego nie naliczasz VAT',
    'validation.stock': 'Podaj liczbę od 1 do 1 000 000 albo zostaw puste',
    'validation.stock-below-sold': 'Liczba zajętych już miejsc: {sold}',
    'validation.price-above-promotion': 'Cena musi być wyższa niż cena promocyjna',
    'validation.promotion-below-price': 'Cena promocyjna musi być niższa niż cena',
    'validation.crossed-out-untrue':
      'W ciągu 30 dni przed obniżką najniższą ceną było {lowest}, więc nie można przekreślić kwoty {price}. Zmień cenę na {lowest} i obniż ją bardziej albo zacznij nie wcześniej niż {date}.',
    'validation.crossed-out-still-lower':
      'Teraz można to kupić nawet za {lowest}, więc nie można przekreślić kwoty {price}. Zmień cenę na {lowest} i obniż ją bardziej albo poczekaj, aż od końca niższej ceny minie 30 dni.',
    'validation.price-above-lowest':
      'Ta cena jest przekreślona obok promocji lub oferty, więc może wynosić najwyżej {lowest}: tyle wynosiła najniższa cena z 30 dni przed obniżką. Najpierw zakończ promocję lub ofertę.',
    'validation.evergreen': 'Czas musi wynosić od 5 minut do 30 dni',
    'validation.end-before-start': 'Data końcowa nie może być wcześniejsza niż początkowa',
  },
  deeds: {
    'PUT /home/products/:productId': 'Zmiana danych produktu',
    'DELETE /home/products/:productId': 'Usunięcie produktu',
    'PUT /home/products/:productId/variants/:variantId': 'Zmiana ceny',
    'PUT /home/products/:productId/variants/:variantId/seats': 'Zmiana cen przy zakupie kilku naraz',
    'PUT /home/products/:productId/sale': 'Zmiana zasad sprzedaży',
    'PUT /home/products/:productId/pitch': 'Zmiana tego, co produkt obiecuje',
    'PUT /home/products/:productId/vat': 'Zmiana VAT produktu',
    'POST /home/products/:productId/variants': 'Dodanie wariantu',
    'PUT /home/products/:productId/variants/order': 'Zmiana kolejności wariantów',
    'DELETE /home/products/:productId/variants/:variantId': 'Usunięcie wariantu',
    'POST /home/products/:productId/variants/:variantId/promotion': 'Ogłoszenie promocji',
    'DELETE /home/products/:productId/variants/:variantId/promotion': 'Zakończenie promocji',
    'POST /home/products/:productId/publish': 'Opublikowanie produktu',
    'POST /home/products/:productId/unpublish': 'Cofnięcie publikacji produktu',
    'POST /home/products/:productId/variants/:variantId/evergreen': 'Rozpoczęcie oferty evergreen',
    'DELETE /home/products/:productId/variants/:variantId/evergreen': 'Zakończenie oferty evergreen',
    'POST /json/evergreen': 'Uruchomienie zegara oferty na czas',
  },
  titles: {
    copy: '{title} (kopia)',
  },
} satisfies SameWords<typeof en>
