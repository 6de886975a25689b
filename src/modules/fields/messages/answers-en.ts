export const en = {
  yes: 'Yes',
  no: 'No',
  noAnswer: 'No answer',
}
