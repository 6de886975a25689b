export const en = {
  area: 'Balance',
  deeds: {
    'POST /home/balance/prove': 'proved the ledger',
  },
}
