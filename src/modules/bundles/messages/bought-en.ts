export const en = {
  bought: 'This is yours now',
  chooseTime: 'Choose the time',
}
