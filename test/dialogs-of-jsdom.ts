// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
  this.focus()
}
HTMLDialogElement.prototype.close ??= function () {
  this.open = false
}
