export const pl = {
  errors: {
    'operating.no-leave': 'Właściciele tej szkoły nie wpuszczają teraz pomocy technicznej.',
    'operating.nobody-to-write-to': 'Żadna z tych szkół nie ma właściciela, do którego można napisać.',
    'operating.has-leave': 'Właściciele tej szkoły już wpuścili pomoc techniczną.',
    'operating.fee-number': 'Podaj liczbę w dopuszczalnym zakresie',
    'operating.fees-changed':
      'Ktoś inny zmienił w międzyczasie te opłaty. To, co wpisano, pozostało: zapisz ponownie, aby obowiązywało.',
  },
  mails: {
    'held.subject': '{school} czeka na zgodę na otwarcie',
    'held.heading': 'Przyglądamy się Twojej szkole',
    'held.text':
      'Dzień dobry, {name}! Nowym szkołom przyglądamy się, zanim się otworzą. Napiszemy, gdy tylko {school} będzie mogła wpuszczać ludzi i sprzedawać.',
    'held.meanwhile': 'Wszystko inne jest gotowe: twórz kursy, ustalaj ceny, wybierz wygląd.',
    'held.action': 'Przejdź do szkoły',
    'waits.subject': '{school} czeka na zgodę na otwarcie',
    'waits.heading': 'Czeka nowa szkoła',
    'waits.text': 'Powstała szkoła {school} i czeka, aż operator pozwoli jej się otworzyć.',
    'waits.action': 'Zobacz szkołę',
    'admitted.subject': '{school} może się otworzyć',
    'admitted.heading': 'Twoja szkoła może się otworzyć',
    'admitted.text':
      'Dzień dobry, {name}! {school} może już wpuszczać ludzi i sprzedawać. Otwórz drzwi, kiedy zechcesz.',
    'admitted.action': 'Przejdź do szkoły',
    'letter.hello': 'Dzień dobry, {name}!',
    'letter.why': 'Ten list pochodzi od osób prowadzących platformę i trafia do właścicieli szkoły {school}.',
    'leave.subject': 'Pomoc techniczna prosi o wstęp do panelu szkoły {school}',
    'leave.heading': 'Czy możemy zajrzeć?',
    'leave.text':
      'Dzień dobry, {name}! {operator} z pomocy technicznej platformy prosi o wstęp do panelu szkoły {school}. Oto po co:',
    'leave.how':
      'Wybierasz, na jak długo: godzinę, dzień albo tydzień. Widzisz wszystko, co pomoc techniczna zrobi, i możesz to zakończyć w każdej chwili. Pomoc techniczna nie ma dostępu do Twoich pieniędzy, nie usuwa osób i nie zmienia administratorów.',
    'leave.action': 'Wpuść pomoc techniczną',
    'leave.ignore': 'Jeśli wolisz tego nie robić, nie musisz nic klikać: bez Twojej zgody nikt nie wejdzie.',
    'refused.subject': '{school} nie może się jeszcze otworzyć',
    'refused.heading': 'Twoja szkoła nie może się jeszcze otworzyć',
    'refused.text': 'Dzień dobry, {name}! Przyjrzeliśmy się szkole {school} i takiej, jaka jest, nie możemy otworzyć:',
  },
}
