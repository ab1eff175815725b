import { isStringRecord, readDraft, writeDraft } from './local-draft'

/** Preserves a form's input across one reload of this tab, except for hidden fields. */
export function keepInput(key: string, form: HTMLFormElement) {
  const typed = typedControls(form).map(({ name, value }) => [name, value])
  writeDraft(key, Object.fromEntries(typed), 'tab')
}

/** Returns whether the browser would keep input. */
export function canKeepInput(): boolean {
  const isStored = writeDraft('test', {}, 'tab')
  writeDraft('test', null, 'tab')
  return isStored
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
