export const pl = {
  errors: {
    'operating.mail-forgotten':
      'Ten e-mail jest zbyt stary, by go wysłać: jego treść albo to, co otwierał link, usunięto.',
  },
}
