export const pl = {
  area: 'Pierwsze kroki',
  deeds: {
    'POST /home/first-steps/put-away': 'Schowano pierwsze kroki',
    'POST /home/first-steps/bring-back': 'Przywrócono pierwsze kroki',
    'POST /home/first-steps/samples': 'Dodano przykłady',
    'DELETE /home/first-steps/samples': 'Usunięto przykłady',
  },
}
