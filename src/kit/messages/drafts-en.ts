export const en = {
  leaveConsequence: 'Your changes here have not been saved.',
  leave: 'Leave without saving',
  unsaved: 'There are changes that have not been saved.',
  save: 'Save',
  giveUp: 'Discard changes',
}
