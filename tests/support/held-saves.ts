import { act } from 'react'
import { expect, type Mock } from 'vitest'
import { submit, until } from './mount'

/** Makes a form's action wait, so that a test can type while it runs. */
export function holdSaves(action: Mock) {
  let resolveSave: (result: object) => void = () => {}
  action.mockImplementation(() => new Promise((resolve) => (resolveSave = resolve)))
  return {
    /** Submits the form and waits until its action runs. */
    async startSaving() {
      action.mockClear()
      await submit()
      await until(() => expect(action).toHaveBeenCalled())
    },
    finishSaving: (data: object | null = null) => act(async () => resolveSave({ ok: true, data })),
  }
}
