export const en = {
  title: 'What your school uses',
  intro: 'Those who run the platform set how much a school may use. Ask them if you need more.',
  storage: 'Storage for films and files',
  film: 'Minutes of film',
  mails: 'Mails this month',
  ofLimit: '{used} of {limit}',
  unlimited: '{used}, no limit',
  near: 'Nearly full',
  'full-storage': 'Full: no film or file can be uploaded until there is room again.',
  'full-film': 'Full: no film can be uploaded until there is room again.',
  'full-mails':
    'Full: news and reminders of unfinished purchases are left out until next month. Sign-in, receipts, tickets and all that people cannot do without still go.',
}
