import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { refuseWith } from '@/components/forms/failed-action'
import { isStringRecord, readDraft, writeDraft } from '@/components/forms/local-draft'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'
import type { SavedVersion } from '@/lib/platform/errors'

/** The delay between the last keystroke and the save. */
const WAIT_MS = 800
const UNREACHABLE = 'The site could not be reached, so your change is not saved yet.'

type Texts = Record<string, string>

interface Version<Values> {
  version: number
  values: Values
}

type State =
  | { name: 'idle' | 'typing' | 'saving' | 'saved' }
  | { name: 'failed'; message: string }
  /** Someone else has saved in the meantime. */
  | { name: 'stale'; message: string; saved: SavedVersion }

interface Options<Values extends Texts> {
  /** The key in this browser under which unsaved changes are kept. */
  key: string
  start: Version<Values>
  save: (sent: { version: number } & Values) => Promise<ActionResult<{ version: number }>>
  /** The record's name, for messages shown after it has left the screen. */
  describe: (values: Values) => string
}

export interface Autosave<Values extends Texts> {
  values: Values
  state: State
  edit: (change: Partial<Values>) => void
  /** Saves unsaved changes immediately. */
  flush: () => void
  keepMine: () => void
  takeSaved: () => void
}

/**
 * Saves texts while they are typed, one save at a time. Leaving the page saves immediately. Changes that could not be
 * saved are kept in this browser and saved when the record is shown again.
 */
export function useAutosave<Values extends Texts>({
  key,
  start,
  save,
  describe,
}: Options<Values>): Autosave<Values> {
  const [values, setValues] = useState(start.values)
  const [state, setState] = useState<State>({ name: 'idle' })
  const latest = useRef({ ...start, saved: start.values, isSaving: false, isShown: true, timer: 0 })

  async function saveAll() {
    const record = latest.current
    window.clearTimeout(record.timer)
    if (record.isSaving) return
    record.isSaving = true
    while (isDifferent(record.values, record.saved)) {
      setState({ name: 'saving' })
      const sent = record.values
      const result = await save({ ...sent, version: record.version }).catch(refuseWith(UNREACHABLE))
      if (!result.ok) {
        record.isSaving = false
        showFailure(result)
        return
      }
      record.version = result.data.version
      record.saved = sent
      setState({ name: 'saved' })
    }
    record.isSaving = false
    writeDraft(key, null)
  }

  function showFailure({ fieldErrors = {}, message = '', saved }: ActionRefusal) {
    const reason = Object.values(fieldErrors)[0] ?? message
    setState(saved ? { name: 'stale', message: reason, saved } : { name: 'failed', message: reason })
    if (latest.current.isShown) return
    toast.error(`${describe(latest.current.values)} is not saved. ${reason}`, {
      action: { label: 'Retry', onClick: () => void saveAll() },
    })
  }

  function edit(change: Partial<Values>) {
    const record = latest.current
    record.values = { ...record.values, ...change }
    setValues(record.values)
    writeDraft(key, { version: record.version, values: record.values })
    // While both versions are shown, only their buttons save.
    if (state.name === 'stale') return
    if (!record.isSaving) setState({ name: 'typing' })
    window.clearTimeout(record.timer)
    record.timer = window.setTimeout(() => void saveAll(), WAIT_MS)
  }

  const isWaiting = () => isDifferent(latest.current.values, latest.current.saved)
  const flush = () => {
    if (state.name !== 'stale' && isWaiting()) void saveAll()
  }

  const onLeave = useEffectEvent((event: Event) => {
    if (!isWaiting()) return
    flush()
    if (event.type === 'beforeunload') event.preventDefault()
  })
  const onShow = useEffectEvent(() => {
    latest.current.isShown = true
    const stored = readDraft(key, isVersion)
    if (!stored) return
    // Changes left over from a lost connection or a crash: save them now.
    Object.assign(latest.current, { version: stored.version, values: { ...start.values, ...stored.values } })
    setValues(latest.current.values)
    if (isWaiting()) void saveAll()
    else writeDraft(key, null)
  })
  const onHide = useEffectEvent(() => {
    latest.current.isShown = false
    flush()
  })
  useEffect(() => {
    onShow()
    const events = ['beforeunload', 'pagehide'] as const
    for (const event of events) window.addEventListener(event, onLeave)
    return () => {
      for (const event of events) window.removeEventListener(event, onLeave)
      onHide()
    }
  }, [])

  // Show changes made elsewhere, unless there are unsaved changes here.
  const onNewer = useEffectEvent(() => {
    const record = latest.current
    if (record.isSaving || isWaiting() || start.version <= record.version) return
    Object.assign(record, { version: start.version, values: start.values, saved: start.values })
    setValues(start.values)
    setState({ name: 'idle' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the server reports a newer version
  useEffect(() => onNewer(), [start.version])

  /** Makes the version that someone else saved the new starting point, and returns its values. */
  function acceptSaved({ version, values: texts }: SavedVersion) {
    const saved = { ...latest.current.values, ...texts } as Values
    Object.assign(latest.current, { version, saved })
    setState({ name: 'idle' })
    return saved
  }

  function keepMine() {
    if (state.name !== 'stale') return
    acceptSaved(state.saved)
    void saveAll()
  }

  function takeSaved() {
    if (state.name !== 'stale') return
    latest.current.values = acceptSaved(state.saved)
    setValues(latest.current.values)
    writeDraft(key, null)
  }

  return { values, state, edit, flush, keepMine, takeSaved }
}

const isDifferent = (one: Texts, other: Texts) => Object.keys(one).some((name) => one[name] !== other[name])

function isVersion(stored: unknown): stored is Version<Texts> {
  const { version, values } = (stored ?? {}) as Partial<Record<keyof Version<Texts>, unknown>>
  return typeof version === 'number' && isStringRecord(values)
}
