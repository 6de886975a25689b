import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const rowsOf = (text: string) =>
  readFile(text)
    .lines(0, Infinity)
    .map(({ name, email, phone, problem }) => [name, email, phone, problem])

/** How those whom people move in from call their columns, and a line of invented data. */
test.each([
  [
    'Teachable',
    'userid,fullname,email,role,unsubscribed_from_marketing_emails,created_at',
    '1,Adam Nowy,adam@field.test,student,false,2026-01-02',
  ],
  [
    'Thinkific',
    'ID,First Name,Last Name,Email,Company,Sign In Count,Enrollments - list',
    '7,Adam,Nowy,adam@field.test,,3,Pakiet',
  ],
  ['Kajabi', 'ID,Name,Email,Created At,Sign In Count,Tags', '7,Adam Nowy,adam@field.test,2026-01-02,4,vip'],
  ['Podia', 'Email,First name,Last name,Subscribed,Joined', 'adam@field.test,Adam,Nowy,true,2026-01-02'],
  [
    'Gumroad',
    'Purchase ID,Item Name,Buyer Name,Purchase Email,Buyer Email,Purchase Date',
    'p1,Pakiet,Adam Nowy,adam@field.test,,2026-01-02',
  ],
  ['LearnWorlds', 'User ID,Username,Email,Tags,Signed up', '5f0c,Adam Nowy,adam@field.test,,2026-01-02'],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,MEMBER_RATING,OPTIN_TIME',
    'adam@field.test,Adam,Nowy,"Prosta 1, Łódź",2,2026-01-02',
  ],
  ['MailerLite', 'Subscriber,Name,Last name,Subscribed,Opens', 'adam@field.test,Adam,Nowy,2026-01-02,4'],
  [
    'WooCommerce',
    'customer_id,user_login,billing_first_name,billing_last_name,billing_email,billing_company',
    '5,adamn,Adam,Nowy,adam@field.test,',
  ],
  [
    'WordPress',
    'source_user_id,user_login,user_email,user_pass,first_name,last_name,display_name,role',
    '5,adamn,adam@field.test,$P$Bxxxx,Adam,Nowy,Adam N,subscriber',
  ],
  [
    'Outlook in Polish',
    'Tytuł;Imię;Drugie imię;Nazwisko;Firma;Adres - e-mail;Typ adresu e-mail',
    ';Adam;;Nowy;;adam@field.test;SMTP',
  ],
  [
    'Outlook',
    'Title,First Name,Middle Name,Last Name,Company,E-mail Address,E-mail Type,E-mail Display Name',
    ',Adam,,Nowy,,adam@field.test,SMTP,Adam Nowy (adam@field.test)',
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Nickname,Notes,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value',
    'Adam,,Nowy,,,* Home,adam@field.test,',
  ],
  [
    'Google Contacts of old',
    'Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value',
    'Adam Nowy,Adam,Nowy,* myContacts,* ,adam@field.test',
  ],
  [
    'EasyCart',
    'Numer zamówienia;Data;Imię i nazwisko klienta;E-mail klienta;Kwota',
    '12;2026-01-02;Adam Nowy;adam@field.test;199,00',
  ],
  [
    'Publigo',
    'ID;Data;Imię kupującego;Nazwisko kupującego;Adres e-mail kupującego',
    '12;2026-01-02;Adam;Nowy;adam@field.test',
  ],
  ['Elms', 'Użytkownik;E-mail;Data rejestracji', 'Adam Nowy;adam@field.test;2026-01-02'],
  [
    'a sheet with a title above',
    'Lista kursantów 2026;;\n;;\nLP.;IMIĘ I NAZWISKO;ADRES E-MAIL',
    '1;Adam Nowy;adam@field.test',
  ],
  ['a sheet that calls the first name Name', 'Name,Surname,E-mail', 'Adam,Nowy,adam@field.test'],
  ['decomposed letters', 'Imię,Nazwisko,Poczta'.normalize('NFD'), 'Adam,Nowy,adam@field.test'],
])('heads as of %s', (_, heads, row) => {
  const other = row.replace('adam@', 'jan@')
  expect(rowsOf(`${heads}\r\n${row}\r\n${other}\r\n`)).toEqual([
    ['Adam Nowy', 'adam@field.test', '', null],
    ['Adam Nowy', 'jan@field.test', '', null],
  ])
})

test.each([
  'Telefon komórkowy',
  'Mobile Phone',
  'Phone 1 - Value',
  'billing_phone',
  'Phone Number',
  'Nr telefonu',
  'Telefon klienta',
  'TEL.',
])('a column called %s holds phone numbers', (head) => {
  expect(rowsOf(`${head};E-mail\n600 700 800;a@field.test\n`)).toEqual([['A', 'a@field.test', '600 700 800', null]])
})

test('whatever it is called, the column whose cells are addresses holds them', () => {
  const { columns } = readFile('Adres;Kontakt z kursantem\nProsta 1;a@field.test\nKrzywa 2;b@field.test\n')
  expect(columns).toEqual(['none', 'email'])
})

test('a count of products names none', () => {
  expect(readFile('Email,Products\na@field.test,2\nb@field.test,0\n').columns).toEqual(['email', 'none'])
  expect(readFile('Email,Products\na@field.test,2\nb@field.test,kurs\n').columns).toEqual(['email', 'products'])
})

test('letters that were taken apart come in composed', () => {
  const text = 'email,imię,nazwisko\na@field.test,Łucja,Gęśla\nb@field.test,Zoé,Müller\n'.normalize('NFD')
  expect(rowsOf(text)).toEqual([
    ['Łucja Gęśla'.normalize('NFC'), 'a@field.test', '', null],
    ['Zoé Müller'.normalize('NFC'), 'b@field.test', '', null],
  ])
})

test('what somebody chose is what the columns are', () => {
  const text = 'Nick;Kto;Adres\nadamn;Adam Nowy;a@field.test\n'
  const [line] = readFile(text, ['none', 'name', 'email']).lines(0, 1)
  expect(line).toMatchObject({ name: 'Adam Nowy', email: 'a@field.test', problem: null })
  expect(readFile(text, ['email', 'none', 'none']).lines(0, 1)).toMatchObject([{ problem: 'email' }])
})
