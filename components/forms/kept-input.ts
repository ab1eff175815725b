import { isStringRecord, readDraft, writeDraft } from './local-draft'

/** Preserves a form's input across one reload of this tab, except for hidden fields. Returns whether it could. */
export function keepInput(key: string, form: HTMLFormElement): boolean {
  const typed = typedControls(form).map(({ name, value }) => [name, value])
  return writeDraft(key, Object.fromEntries(typed), 'tab')
}

/** Restores the kept input into the form, once. */
export function restoreInput(key: string, form: HTMLFormElement) {
  const texts = readDraft(key, isStringRecord, 'tab')
  writeDraft(key, null, 'tab')
  if (!texts) return
  for (const control of typedControls(form)) control.value = texts[control.name] ?? control.value
}

function typedControls(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement && !['hidden', 'file'].includes(control.type)) ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
}
