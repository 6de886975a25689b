import type { LegalText } from '../../vocabulary.ts'
import { BLANKS } from './blanks.ts'
import { type SampleFacts, wordFacts, type WordedFacts } from './facts.ts'

const { pl: blank } = BLANKS

const words = {
  language: 'pl' as const,
  blank,
  taxId: (id: string) => `NIP ${id}`,
  email: (address: string) => `e-mail: ${address}`,
  phone: (number: string) => `tel. ${number}`,
}

/** HTML of a text to begin from. */
export const sample = (which: LegalText, facts: SampleFacts): string =>
  (which === 'terms' ? terms : privacy)(wordFacts(facts, words))

const terms = ({ school, origin, email, seller, found }: WordedFacts) => `
<p>${blank.sample}</p>
<h2>1. Sprzedawca</h2>
<p>Szkołę ${school} pod adresem ${origin} prowadzi ${seller}, ${found} („my”). Regulamin dotyczy wszystkiego, co jest w niej oferowane.</p>
<h2>2. Wymagania techniczne</h2>
<p>Potrzebujesz urządzenia z aktualną przeglądarką i dostępem do internetu oraz własnego adresu e-mail. Nie wolno umieszczać w serwisie treści bezprawnych.</p>
<h2>3. Konto</h2>
<p>Konto jest bezpłatne; powstaje przez rejestrację albo przy zakupie. Jest przeznaczone dla jednej osoby. Możesz je w każdej chwili zamknąć, pisząc na ${email}.</p>
<h2>4. Zamówienie i płatność</h2>
<p>Podajemy ceny łączne, z podatkami. Umowa zostaje zawarta z chwilą przyjęcia płatności; potwierdzamy ją e-mailem, do którego dołączamy regulamin. Dostęp otrzymujesz od razu, chyba że w ofercie podano inaczej.</p>
<h2>5. Co otrzymujesz</h2>
<p>Czas dostępu, zawartość oraz termin i miejsce wydarzeń i konsultacji są podane w ofercie i w potwierdzeniu. Możesz z nich korzystać osobiście; nie możesz ich przekazywać, kopiować ani publikować.</p>
<h2>6. Odstąpienie od umowy</h2>
<p>Jako konsument możesz odstąpić od umowy w ciągu 14 dni bez podania przyczyny: na stronie „Odstąp od umowy” albo przez każde inne jednoznaczne oświadczenie wysłane na ${email}. Wszystko, co zapłacono, zwracamy w ciągu 14 dni tym samym sposobem płatności.</p>
<p>Prawo to wygasa wcześniej, jeśli na Twoje żądanie dostarczyliśmy treści cyfrowe od razu, a Ty potwierdzisz utratę prawa, oraz gdy usługa została na Twoje żądanie wykonana w całości; nie przysługuje przy wydarzeniach rozrywkowych i kulturalnych w oznaczonym dniu. Który z tych przypadków zachodzi, podajemy przed zapłatą.</p>
<h2>7. Reklamacje</h2>
<p>Odpowiadamy za zgodność tego, co kupujesz, z umową. Napisz na ${email}, co jest nie tak; odpowiadamy w ciągu 14 dni. Jako konsument możesz też zwrócić się do powiatowego rzecznika konsumentów lub Inspekcji Handlowej.</p>
<h2>8. Komentarze i opinie</h2>
<p>To, co piszesz, pozostaje Twoje; zgadzasz się, abyśmy pokazywali to w serwisie. Usuwamy treści bezprawne, obraźliwe i reklamowe, podając powód. Przy opiniach zaznaczamy, czy ich autor kupił to, o czym pisze.</p>
<h2>9. Zmiany regulaminu</h2>
<p>Nowa wersja obowiązuje przy umowach zawartych po jej opublikowaniu. Wersję zaakceptowaną przez Ciebie znajdziesz przy zamówieniu.</p>
`

const privacy = ({ school, origin, email, seller, found }: WordedFacts) => `
<p>${blank.sample}</p>
<h2>1. Administrator danych</h2>
<p>Administratorem Twoich danych w szkole ${school} (${origin}) jest ${seller}, ${found}. W sprawach danych osobowych pisz na ${email}.</p>
<h2>2. Jakie dane przetwarzamy, po co i na jakiej podstawie</h2>
<ul>
<li>Imię i nazwisko, adres e-mail i hasło (w postaci, z której nie da się go odczytać), aby prowadzić konto: umowa z Tobą (art. 6 ust. 1 lit. b RODO).</li>
<li>Zakupy, płatności, zgody i dane do faktury, aby wykonać umowę i spełnić obowiązki podatkowe (art. 6 ust. 1 lit. b i c). Numeru karty nie znamy; zna go operator płatności.</li>
<li>To, co oglądasz, piszesz, na co odpowiadasz i głosujesz, aby można było do tego wrócić i aby móc odpowiedzieć: umowa i nasz uzasadniony interes w działaniu serwisu (art. 6 ust. 1 lit. b i f).</li>
<li>Adres do wysyłki wiadomości, jeśli o nie prosisz: Twoja zgoda (art. 6 ust. 1 lit. a), którą możesz wycofać w każdej wiadomości.</li>
<li>Czas i adresy zapytań, przez krótki czas, dla ochrony przed nadużyciami: nasz uzasadniony interes (art. 6 ust. 1 lit. f).</li>
</ul>
<h2>3. Komu je powierzamy</h2>
<p>Tym, którzy działają na nasze zlecenie i tylko w tym celu: ${blank.helpers}. Nikomu ich nie sprzedajemy.</p>
<h2>4. Jak długo</h2>
<p>Dane konta, dopóki je masz; zamówienia i faktury tak długo, jak wymagają przepisy podatkowe; pozostałe do czasu, gdy przestaną być potrzebne.</p>
<h2>5. Pliki cookie</h2>
<p>Tylko niezbędne: aby utrzymać zalogowanie, zapamiętać język i rozpoczęte czynności. Po wejściu z linku partnera przez pewien czas pamiętamy jego oznaczenie, aby rozliczyć prowizję.</p>
<h2>6. Twoje prawa</h2>
<p>Możesz żądać dostępu do danych, ich poprawienia, przeniesienia i usunięcia, ograniczyć przetwarzanie lub się mu sprzeciwić oraz wycofać zgodę. Możesz też złożyć skargę do Prezesa UODO.</p>
`
