import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './consents-en.ts'

export const pl = {
  terms: 'Zapoznałam(-em) się z regulaminem i polityką prywatności szkoły {school} i je akceptuję.',
  digital_content_now:
    'Żądam udzielenia dostępu do treści cyfrowych przed upływem 14-dniowego terminu odstąpienia od umowy.',
  digital_content_waiver: 'Przyjmuję do wiadomości, że z chwilą udzielenia dostępu tracę prawo odstąpienia od umowy.',
  service_now: 'Żądam rozpoczęcia świadczenia usługi od razu, przed upływem 14-dniowego terminu odstąpienia od umowy.',
  service_waiver:
    'Przyjmuję do wiadomości, że odstępując od umowy, zapłacę za świadczenia spełnione do tej chwili, a po pełnym wykonaniu usługi tracę prawo odstąpienia.',
  dated_event:
    'Przyjmuję do wiadomości, że od umowy o usługę w oznaczonym dniu lub okresie nie przysługuje prawo odstąpienia.',
  charges_in_absence:
    'Zgadzam się, aby szkoła {school} zachowała moją kartę i obciążała ją za każdy kolejny okres, w dniach i w cenie podanych tutaj, bez mojego udziału. Mogę zrezygnować w każdej chwili na swoim koncie; opłacony okres pozostaje dostępny do końca.',
  keep_card:
    'Zachowaj moją kartę przez godzinę po zakupie, żebym jednym kliknięciem mogła(mógł) coś dobrać do zamówienia. Szkoła {school} nie widzi jej numeru, a po godzinie, albo wcześniej na moje życzenie, karta zostanie usunięta.',
} satisfies SameKeys<typeof en>
