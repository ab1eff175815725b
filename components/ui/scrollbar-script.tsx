import { Island } from './island'
import { measureScrollbar } from './scrollbar-island'

/** Passes the scrollbar's width to the style sheet, so that the page keeps its width while a dialog is open. */
export const ScrollbarScript = ({ nonce }: { nonce?: string | undefined }) => (
  <Island run={measureScrollbar} args={[]} nonce={nonce} />
)
