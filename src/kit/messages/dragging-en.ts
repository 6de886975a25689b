export const en = {
  dragToMove: 'Move {name}',
  dragHelp: 'Press Space to lift, arrow keys to move, Space to drop, Escape to cancel.',
  lifted: '{name} lifted, position {position} of {total}',
  movedTo: '{name} moved to position {position} of {total}',
  dropped: '{name} dropped at position {position} of {total}',
  moveCancelled: '{name} is back at position {position}',
}
