/**
 * Renders nothing, because this component is part of every page's data. Only the panel refuses access by role, and the
 * panel has its own screen.
 */
export default function Empty() {
  return null
}
