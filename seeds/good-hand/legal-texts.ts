export const termsHtml = `
  <h2>1. Who we are</h2>
  <p>Dobra Ręka is a workshop and school run by Helena Wrońska, ul. Włókiennicza 5, 90-269 Łódź, Poland. Write to pracownia@dobrareka.test; we answer within two working days, in English or Polish.</p>
  <h2>2. What you buy</h2>
  <p>Access to a course of filmed lessons and texts, for yourself, for the time stated beside the price. Prices include VAT. Where a price is reduced, the lowest price of the 30 days before the reduction is stated beside it.</p>
  <h2>3. When access begins</h2>
  <p>As soon as the payment is confirmed. The confirmation is sent to your address together with what you agreed to.</p>
  <h2>4. Withdrawal</h2>
  <p>You may withdraw within 14 days of buying without giving a reason. If you asked for access at once and acknowledged that the right is thereby lost, it ends when the course opens to you.</p>
  <h2>5. Complaints</h2>
  <p>If a lesson does not play or is not what was described, tell us and we will put it right or return the money within 14 days. You may also turn to the trade inspection authority of your place of residence.</p>
  <h2>6. Being together</h2>
  <p>Comments are read by people who are learning. Be specific, be kind, and post no one else’s work as your own. We delete what is neither.</p>
  <h2>Po polsku</h2>
  <p>Umowę zawierasz z Heleną Wrońską, ul. Włókiennicza 5, 90-269 Łódź. Kupujesz dostęp do kursu na czas podany przy cenie. Możesz odstąpić od umowy w ciągu 14 dni, chyba że na własne żądanie otrzymasz dostęp wcześniej i potwierdzisz utratę tego prawa. Reklamacje rozpatrujemy w ciągu 14 dni.</p>`

export const privacyHtml = `
  <h2>What we keep</h2>
  <p>Your name and address, what you bought, how far you are in each course, and what you wrote in comments and reviews. Card data never reaches us: your browser encrypts it for the bank.</p>
  <h2>Why</h2>
  <p>To give you what you bought, to keep the books the law asks for, and to answer you. We send no advertising and pass nothing on.</p>
  <h2>How long</h2>
  <p>As long as you have an account; invoices for five years after the end of the year they belong to.</p>
  <h2>Your rights</h2>
  <p>To see, correct, take along or erase your data, and to complain to the data protection authority (in Poland: UODO). Write to pracownia@dobrareka.test.</p>
  <h2>Po polsku</h2>
  <p>Przechowujemy imię, adres e-mail, zakupy, postępy w kursach oraz twoje komentarze i opinie, wyłącznie po to, by prowadzić kursy i księgowość. Masz prawo do wglądu, poprawienia, przeniesienia i usunięcia danych oraz skargi do UODO.</p>`
