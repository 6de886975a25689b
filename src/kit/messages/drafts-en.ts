export const en = {
  leaveConsequence: 'Your changes here have not been saved.',
  leave: 'Leave without saving',
}
