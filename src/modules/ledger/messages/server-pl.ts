import type { en } from './server-en.ts'

export const pl: typeof en = {
  area: 'Saldo',
  deeds: {
    'POST /home/balance/prove': 'sprawdził(a) księgę',
  },
}
