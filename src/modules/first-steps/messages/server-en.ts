export const en = {
  area: 'First steps',
  deeds: {
    'POST /home/first-steps/put-away': 'Put the first steps away',
    'POST /home/first-steps/bring-back': 'Brought the first steps back',
    'POST /home/first-steps/samples': 'Added samples for a look around',
    'DELETE /home/first-steps/samples': 'Removed the samples',
  },
}
