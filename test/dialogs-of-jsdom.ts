// jsdom knows no modal dialogs and no popovers.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
  this.focus()
}
HTMLDialogElement.prototype.close ??= function () {
  this.open = false
}
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined
