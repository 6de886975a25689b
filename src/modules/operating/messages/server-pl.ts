export const pl = {
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
    'refused.subject': '{school} nie może się jeszcze otworzyć',
    'refused.heading': 'Twoja szkoła nie może się jeszcze otworzyć',
    'refused.text': 'Dzień dobry, {name}! Przyjrzeliśmy się szkole {school} i takiej, jaka jest, nie możemy otworzyć:',
  },
}
