/** Keeps what was typed into a form over a reload of this tab, and no longer. Hidden fields are not typed. */
export function keepTyped(key: string, form: HTMLFormElement) {
  const typed = typedControls(form).map(({ name, value }) => [name, value])
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage is switched off: the reload then loses the text.
  }
}

/** Puts what was kept back into the form, once. */
export function restoreTyped(key: string, form: HTMLFormElement) {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null) return
    const values = new Map(Object.entries(kept))
    for (const control of typedControls(form))
      control.value = String(values.get(control.name) ?? control.value)
  } catch {
    // Not ours, or switched off.
  }
}

function typedControls(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement && control.type !== 'hidden') ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
}
