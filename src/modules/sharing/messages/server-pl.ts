export const pl = {
  area: 'Udostępnianie',
  errors: {
    'sharing.not-published': 'Szkic nie ma jeszcze strony, na którą można by kogoś zaprosić. Najpierw go opublikuj.',
    'sharing.link-changed': 'Ktoś inny zmienił w tym czasie nazwę tego linku. Odśwież stronę, aby ją zobaczyć.',
    'sharing.link-unique': 'Link „{name}” tego produktu ma te same oznaczenia. Zmień źródło, medium albo kampanię.',
  },
  deeds: {
    'POST /home/products/:productId/campaign-links': 'Utworzono link kampanii',
    'PUT /home/products/:productId/campaign-links/:linkId': 'Zmieniono nazwę linku kampanii',
    'POST /home/products/:productId/campaign-links/:linkId/archive': 'Zarchiwizowano link kampanii',
    'POST /home/products/:productId/campaign-links/:linkId/restore': 'Przywrócono link kampanii',
  },
}
