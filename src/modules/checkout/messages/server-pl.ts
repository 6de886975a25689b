import type { SameWords } from '#platform/i18n/text.ts'
import { pl as codes } from './codes-pl.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Kasa',
  errors: {
    ...codes,
    'checkout.price-changed': 'Od otwarcia tej strony cena się zmieniła. Nic nie zostało pobrane.',
    'checkout.enrollment-closed': 'Ten produkt nie jest teraz w sprzedaży.',
    'checkout.consent-missing': 'To pole jest wymagane',
    'checkout.card-missing': 'Sprawdź dane karty',
    'checkout.code-was-used': 'Z tym kodem złożono już zamówienia. Możesz go wstrzymać, a w nich zostanie.',
    'validation.code': 'Tylko litery bez polskich znaków, cyfry, łączniki i podkreślenia',
    'validation.code-value': 'Podaj liczbę większą od zera',
    'validation.code-unique': 'Taki kod już istnieje',
    'validation.code-percent': 'Podaj liczbę całkowitą od 1 do 100',
    'validation.code-uses': 'Kod został już wykorzystany więcej razy',
    'validation.code-products': 'Wybierz co najmniej jeden produkt',
    'validation.vat-number': 'Nieprawidłowy format numeru VAT',
    'checkout.nothing-to-return': 'Nie ma tu już nic do zwrotu.',
    'checkout.more-than-left': 'To więcej, niż można jeszcze zwrócić.',
  },
  deeds: {
    'POST /:slug/onepagecheckoutregister': 'Zakup kursu',
    'POST /checkout/login': 'Zalogowanie przy kasie',
    'POST /checkout/register': 'Założenie konta przy kasie',
    'POST /home/codes': 'Utworzenie kodu rabatowego',
    'PUT /home/codes/:codeId': 'Zmiana kodu rabatowego',
    'POST /home/codes/:codeId/stop': 'Wstrzymanie kodu rabatowego',
    'POST /home/codes/:codeId/resume': 'Wznowienie kodu rabatowego',
    'DELETE /home/codes/:codeId': 'Usunięcie kodu rabatowego',
    'POST /withdraw': 'Odstąpienie od umowy',
    'POST /home/withdrawals/:withdrawalId/refund': 'Zwrot pieniędzy po odstąpieniu od umowy',
    'POST /home/orders/:orderId/refunds': 'Zwrot pieniędzy za zamówienie',
  },
  mails: {
    'purchase.subject': '„{title}” czeka na Ciebie',
    'purchase.heading': 'Dziękujemy',
    'purchase.bought': 'Dzień dobry, {name}. Dziękujemy za płatność. „{title}” w szkole {school} czeka na Ciebie.',
    'purchase.got': 'Dzień dobry, {name}. „{title}” w szkole {school} czeka na Ciebie.',
    'purchase.product': 'Produkt',
    'purchase.price': 'Cena',
    'purchase.list': 'Cena standardowa',
    'purchase.promotion': 'Promocja',
    'purchase.evergreen': 'Twoja oferta',
    'purchase.code': 'Kod {code}',
    'purchase.free': 'Za darmo',
    'purchase.date': 'Data',
    'purchase.number': 'Numer zamówienia',
    'purchase.action': 'Zacznij oglądać',
    'purchase.agreed': 'Twoje zgody i oświadczenia z {at}:',
    'refund.subject': 'Zwrot pieniędzy za „{title}”',
    'refund.heading-whole': 'Twoja płatność wraca do Ciebie',
    'refund.heading-part': 'Część Twojej płatności wraca do Ciebie',
    'refund.paid_twice':
      '{name}, za „{title}” w szkole {school} wpłynęły dwie płatności. Druga nie była potrzebna, więc zwróciliśmy ją w całości.',
    'refund.sold_out':
      '{name}, bank potwierdził Twoją płatność za „{title}” w szkole {school} dopiero wtedy, gdy uznaliśmy ją już za nieudaną, a ostatnie miejsce w tej cenie zajął tymczasem ktoś inny. Zwróciliśmy całą kwotę.',
    'refund.whole': '{name}, szkoła {school} zwróciła Ci całą kwotę zapłaconą za „{title}”.',
    'refund.part': '{name}, szkoła {school} zwróciła Ci część kwoty zapłaconej za „{title}”.',
    'refund.keeps-access': 'Twój dostęp się nie zmienia: „{title}” nadal czeka na Ciebie.',
    'refund.no-access': 'Ta płatność nie daje Ci więc dostępu do „{title}”.',
    'refund.amount': 'Zwrócono',
    'refund.paid': 'Zapłacono',
    'refund.see-product': 'Zobacz produkt',
    'refund.bank':
      'Pieniądze wracają tą samą drogą, którą przyszły. Na Twoim koncie mogą pojawić się dopiero za kilka dni.',
    'purchase.withdraw': 'Odstąp od umowy tutaj',
    'refund.withdrawn':
      '{name}, umowa dotycząca „{title}” w szkole {school} została rozwiązana przez Twoje odstąpienie, zanim bank potwierdził płatność. Zwróciliśmy całą kwotę.',
    'withdrawal.subject': 'Otrzymaliśmy Twoje odstąpienie od umowy (zamówienie {number})',
    'withdrawal.heading': 'Otrzymaliśmy Twoje odstąpienie od umowy',
    'withdrawal.received': 'Dzień dobry, {name}. Twoje oświadczenie dotarło do szkoły {school} {at}. Jego treść:',
    'withdrawal.quoted': '„{statement}”',
    'withdrawal.accepted': 'Umowa dotycząca „{title}” już Cię nie wiąże.',
    'withdrawal.accepted-some': 'Nie wiąże Cię już umowa dotycząca: {titles}.',
    'withdrawal.ended': 'Dostęp, który z niej wynikał, wygasł.',
    'withdrawal.due':
      'Szkoła {school} zwróci Ci {amount} najpóźniej {date}, tą samą drogą, którą wpłynęła płatność. Napiszemy do Ciebie, gdy tylko to nastąpi.',
    'withdrawal.due-part':
      'Usługa rozpoczęła się od razu, na Twoje żądanie. Za to, co zostało do tej chwili spełnione, płacisz proporcjonalnie, więc wraca do Ciebie {amount}.',
    'withdrawal.nothing-due': 'Nie ma żadnej kwoty do zwrotu.',
    'withdrawal.unpaid':
      'Nie otrzymaliśmy za to zamówienie żadnej płatności. Jeśli jeszcze nadejdzie, zwrócimy ją w całości.',
    'withdrawal.waived':
      'W przypadku „{title}” prawo odstąpienia już nie przysługuje: przy zamówieniu padło żądanie natychmiastowego dostępu do treści cyfrowych i oświadczenie, że z chwilą uzyskania dostępu prawo to wygasa. Dostęp został przyznany {made}.',
    'withdrawal.dated_event':
      'W przypadku „{title}” prawo odstąpienia nie przysługuje: to usługa w oznaczonym dniu lub okresie.',
    'withdrawal.performed':
      'W przypadku „{title}” prawo odstąpienia już nie przysługuje: usługa została wykonana w całości przed odstąpieniem.',
    'withdrawal.too_late':
      'W przypadku „{title}” termin na odstąpienie minął {until}, zanim dotarło do nas oświadczenie.',
    'withdrawal.questions': 'Jeśli Twoim zdaniem jest inaczej, napisz do szkoły {school}: {email}.',
    'withdrawal.stated-at': 'Otrzymano',
    'withdrawal.to-return': 'Do zwrotu',
    'withdrawal.keep': 'Ta wiadomość jest potwierdzeniem. Zachowaj ją.',
    'withdrawal.access-ended': 'Odstąpienie od umowy, zamówienie {number}',
  },
} satisfies SameWords<typeof en>
