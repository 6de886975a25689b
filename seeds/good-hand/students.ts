import type { StudentContent } from '#seeds/content.ts'

const polish = (voice: 'f' | 'm', names: string[]): StudentContent[] =>
  names.map((name) => ({ name, voice, language: 'pl' }))

const english = (voice: 'f' | 'm', names: string[]): StudentContent[] =>
  names.map((name) => ({ name, voice, language: 'en' }))

export const students: StudentContent[] = [
  ...polish('f', [
    'Agnieszka Żurawska',
    'Małgorzata Śliwa',
    'Zuzanna Wilk',
    'Katarzyna Gołąb',
    'Ewa Dąbrowska',
    'Łucja Sikora',
    'Joanna Kręt',
  ]),
  ...polish('m', ['Paweł Ćwikła', 'Tomasz Żak', 'Łukasz Brzęczyk', 'Marek Olszewski', 'Jakub Świątek']),
  ...english('f', ['Eleanor Whitcombe', 'Priya Raman', 'Hannah Lindqvist', 'Maeve O’Connell', 'Ines Carvalho']),
  ...english('m', ['Owen Pritchard', 'Callum Reid', 'Samuel Adeyemi', 'Theo Marchetti']),
  ...polish('f', ['Barbara Nowicka', 'Iga Pawłowska', 'Halina Mróz', 'Natalia Jóźwiak', 'Weronika Łoś']),
  ...polish('m', ['Grzegorz Pióro', 'Wojciech Malec', 'Adam Kowalczyk', 'Stanisław Źrebiec', 'Michał Ptak']),
  ...english('f', ['Greta Vogel', 'Ruth Abara', 'Saoirse Byrne']),
  ...english('m', ['Daniel Novotný', 'Felix Andersen', 'Graham Poole']),
  ...polish('f', ['Olga Jaskółka', 'Danuta Wrona']),
  ...polish('m', ['Bartosz Cień']),
]
