import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Abonamenty',
  errors: {
    'subscriptions.card-refused': 'Ostatnie obciążenie nie powiodło się. Sprawdź stan konta i ważność karty.',
    'subscriptions.card-not-valid': 'Dane karty są nieprawidłowe',
    'subscriptions.charge-under-way': 'Trwa obciążenie karty. Spróbuj ponownie za kilka minut.',
    'subscriptions.nothing-to-charge': 'W tym abonamencie nie ma już czego zmieniać.',
    'subscriptions.already-canceled': 'Ten abonament jest już anulowany.',
    'subscriptions.at-risk': 'Ostatnie obciążenie zostało odrzucone. Najpierw zmień kartę.',
    'subscriptions.plan-costs-another':
      'Koszt tej zmiany zmienił się w międzyczasie. Nic nie pobrano: sprawdź nową kwotę.',
    'subscriptions.already-announced': 'Ta cena została już ogłoszona.',
    'subscriptions.type-cancel': 'Wpisz CANCEL, aby potwierdzić',
    'subscriptions.reason-too-short': 'Co najmniej {min} znaki',
    'subscriptions.grace': 'Podaj liczbę od 0 do 21',
  },
  deeds: {
    'POST /my/membership/card': 'Zmiana karty abonamentu',
    'POST /my/membership/confirm': 'Opłacenie odrzuconego okresu abonamentu',
    'POST /home/members/prices': 'Ogłoszenie nowej ceny abonentom',
    'PUT /home/members/settings': 'Zmiana czasu, przez jaki abonament pozostaje otwarty po odrzuconym obciążeniu',
  },
  mails: {
    'fact.product': 'Abonament',
    'fact.amount': 'Kwota',
    'fact.date': 'Data obciążenia',
    'fact.until': 'Opłacony do',
    'fact.number': 'Numer zamówienia',
    'action.purchases': 'Zobacz moje abonamenty',
    'action.product': 'Zobacz, co to było',
    'action.card': 'Zmień kartę',
    'action.confirm': 'Potwierdź płatność',
    'action.members': 'Zobacz abonentów',
    'link-lasts': 'Link działa przez 72 godziny, bez logowania.',
    'notice.subject': '{date} pobierzemy {amount} za „{title}”',
    'notice.heading': 'Abonament wkrótce się odnowi',
    'notice.text': '{name}, abonament na „{title}” w szkole {school} odnowi się: {date}. Pobierzemy wtedy {amount}.',
    'notice.stop':
      'Nie musisz nic robić. Jeśli nie chcesz kontynuować, anuluj przed tym dniem: niczego nie pobierzemy.',
    'fact.price-now': 'Cena do tego dnia',
    'fact.price-later': 'Nowa cena',
    'fact.from': 'Dotyczy okresów od',
    'action.cancel': 'Zobacz lub anuluj abonament',
    'price.subject': 'Od {date} „{title}” kosztuje {newAmount}',
    'price.heading': 'Nowa cena',
    'price.text':
      '{name}, cena Twojego abonamentu „{title}” w szkole {school} zmienia się z {amount} na {newAmount}. Obowiązuje od pierwszego okresu, który zacznie się {date} lub później; do tego czasu płacisz tyle co teraz.',
    'price.stop':
      'Aby korzystać dalej, nie musisz nic robić. Jeśli nie chcesz, anuluj wcześniej: to, co opłacone, pozostanie otwarte do końca.',
    'price-stays.subject': 'Cena „{title}” pozostaje bez zmian: {amount}',
    'price-stays.heading': 'Cena bez zmian',
    'price-stays.text':
      '{name}, zapowiedziana nowa cena „{title}” w szkole {school} nie wejdzie w życie. Nadal płacisz {amount}.',
    'receipt.subject': 'Opłacono: {amount} za „{title}”',
    'receipt.heading': 'Abonament został odnowiony',
    'receipt.text': '{name}, dziękujemy. Za kolejny okres „{title}” w szkole {school} pobraliśmy {amount}.',
    'refused.subject': 'Obciążenie za „{title}” nie powiodło się',
    'refused.heading': 'Ostatnie obciążenie nie powiodło się',
    'refused.text':
      '{name}, nie udało się pobrać {amount} za „{title}” w szkole {school}. Sprawdź stan konta i ważność karty.',
    'refused.again': 'Kolejna próba: {date}. Przed tym dniem możesz zmienić kartę; obciążymy ją wtedy od razu.',
    'refused.open': 'Do dnia {date} wszystko pozostaje dla Ciebie dostępne.',
    'confirm.subject': 'Bank prosi o potwierdzenie płatności za „{title}”',
    'confirm.heading': 'Potwierdź płatność',
    'confirm.text':
      '{name}, bank prosi, aby płatność {amount} za „{title}” w szkole {school} potwierdzić osobiście. To zajmie minutę.',
    'canceled.subject': 'Abonament na „{title}” został anulowany',
    'canceled.heading': 'Niczego więcej nie pobierzemy',
    'canceled.text':
      '{name}, abonament na „{title}” w szkole {school} jest anulowany. Nie pobierzemy już żadnej opłaty.',
    'canceled.until': 'To, co opłacone, pozostaje dostępne do dnia {date}. Do tego czasu możesz zmienić zdanie.',
    'unpaid.subject': 'Abonament na „{title}” się skończył',
    'unpaid.heading': 'Abonament się skończył',
    'unpaid.text':
      '{name}, żadna z prób pobrania {amount} za „{title}” w szkole {school} się nie powiodła, więc abonament się skończył. W każdej chwili możesz wykupić go ponownie.',
    'trial_over.subject': 'Okres próbny „{title}” się skończył',
    'trial_over.heading': 'Okres próbny się skończył',
    'trial_over.text':
      '{name}, okres próbny „{title}” w szkole {school} się skończył i niczego nie pobraliśmy. Abonament możesz wykupić w każdej chwili.',
    'digest.subject': 'Abonamenty w ostatnich 24 godzinach',
    'digest.heading': 'Abonamenty w ostatnich 24 godzinach',
    'digest.renewed': {
      one: 'Odnowił się {count} abonament.',
      few: 'Odnowiły się {count} abonamenty.',
      many: 'Odnowiło się {count} abonamentów.',
      other: 'Odnowiło się {count} abonamentu.',
    },
    'digest.refused': {
      one: 'Odrzucono {count} obciążenie.',
      few: 'Odrzucono {count} obciążenia.',
      many: 'Odrzucono {count} obciążeń.',
      other: 'Odrzucono {count} obciążenia.',
    },
    'digest.ended': {
      one: 'Skończył się {count} abonament.',
      few: 'Skończyły się {count} abonamenty.',
      many: 'Skończyło się {count} abonamentów.',
      other: 'Skończyło się {count} abonamentu.',
    },
  },
} satisfies SameWords<typeof en>
