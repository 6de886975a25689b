/** Opens a sheet where it is one and is closed; beside a wide page there is nothing to open. */
export function showSheet(id: string): void {
  const sheet = document.getElementById(id)
  if (sheet && getComputedStyle(sheet).display === 'none') sheet.showPopover()
}
